export { bot } from './entry.ts';
