import { DEGREE } from '../points.ts';

/** Alexandria. */
export const LATITUDE = 31.2 * DEGREE;
/** Between the equator and the path of the sun. */
export const TILT = 23.44 * DEGREE;

/** Seen from the south pole onto the plane of the equator: the circle of this declination. */
export function parallel(declination: number): number {
  return EQUATOR * Math.tan((Math.PI / 2 - declination) / 2);
}

/** The plate ends at the southern tropic. */
export const CAPRICORN = 77;
export const EQUATOR = CAPRICORN / Math.tan((Math.PI / 2 + TILT) / 2);
export const CANCER = parallel(TILT);

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The circle of all points at one height above the horizon; 0 is the horizon itself. */
export function almucantar(altitude: number): Circle {
  const under = Math.sin(LATITUDE) + Math.sin(altitude);
  return { x: 0, y: -(EQUATOR * Math.cos(LATITUDE)) / under, r: (EQUATOR * Math.cos(altitude)) / under };
}

/** The circle through the zenith that meets the horizon in one direction. */
export function azimuth(direction: number): Circle {
  return {
    x: EQUATOR / Math.cos(LATITUDE) / Math.tan(direction),
    y: EQUATOR * Math.tan(LATITUDE),
    r: EQUATOR / Math.cos(LATITUDE) / Math.sin(direction),
  };
}

/** The yearly path of the sun: it touches both tropics. */
export const ECLIPTIC: Circle = { x: 0, y: (CAPRICORN - CANCER) / 2, r: (CAPRICORN + CANCER) / 2 };
/** Straight above. */
export const ZENITH = -parallel(LATITUDE);
