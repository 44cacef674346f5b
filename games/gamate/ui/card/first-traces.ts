/** The three primes that build a temple: columns, roof, and what stands between them. */
export const COLUMNS = 'M9 132h18v130h-18ZM173 132h18v130h-18Z';
export const ROOF = 'M100 54L191 126L9 126ZM42.1 114.5L157.9 114.5L100 68.7Z';
export const PENTAGON =
  'M100 161L136.1 187.3L122.3 229.7L77.7 229.7L63.9 187.3ZM78.6 192L86.8 217.2L113.2 217.2L121.4 192L100 176.5Z';
