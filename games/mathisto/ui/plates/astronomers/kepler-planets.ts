/** The six planets of Kepler's day: mean distance from the sun in that of the earth, time around it in years. */
export const PLANETS = [
  { name: 'mercury', distance: 0.3871, time: 0.2408 },
  { name: 'venus', distance: 0.7233, time: 0.6152 },
  { name: 'earth', distance: 1, time: 1 },
  { name: 'mars', distance: 1.5237, time: 1.8808 },
  { name: 'jupiter', distance: 5.2034, time: 11.862 },
  { name: 'saturn', distance: 9.537, time: 29.457 },
] as const;
