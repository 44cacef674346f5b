export const AUBERGINE = '#3a2c4d';
export const THREAD = '#efe2c6';
