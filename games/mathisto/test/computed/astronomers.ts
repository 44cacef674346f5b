import type { Facts } from './fact.ts';
import { firstFrom, near, range } from './numbers.ts';

export const astronomers: Facts = {
  'next-new-year': () => {
    // 2018 had 365 days and began on a Monday.
    if (new Date(Date.UTC(2018, 0, 1)).getUTCDay() !== 1) throw new Error('2018 began on a Monday');
    return WEEKDAYS[new Date(Date.UTC(2019, 0, 1)).getUTCDay()] ?? 'no such day';
  },
  'light-from-the-sun': () => near(150e6 / 300e3),
  'shadow-in-alexandria': () => near((5000 * 360) / 7.2),
  'leap-years-in-400': () => range(2001, 2400).filter(isGregorianLeap).length,
  // A spin by the stars takes 23 h 56 min 4 s.
  'turns-in-a-year': () => Math.round((365.2422 * 86_400) / (23 * 3600 + 56 * 60 + 4.1)),
  'metonic-cycle': () =>
    firstFrom(1, years => {
      const months = (years * 365.2422) / 29.5306;
      return Math.abs(months - Math.round(months)) * 29.5306 < 1 / 4;
    }),
  // The two calendars agree in the third century; from then on the Julian one has a leap day too many now and then.
  'october-1582': () => {
    const years = range(201, 1582);
    const day = 4 + 1 + years.filter(year => year % 4 === 0).length - years.filter(isGregorianLeap).length;
    return { fr: `Le ${day} octobre`, en: `${day} October` };
  },
  'return-of-halley': () => 1986 + 75,
  'hands-at-half-past-two': () => angleOfHands(2, 30),
  // Six times the angle of a triangle with three equal sides.
  'full-turn': () => near((6 * 2 * Math.asin(1 / 2) * 180) / Math.PI),
};

const WEEKDAYS = [
  { fr: 'Dimanche', en: 'Sunday' },
  { fr: 'Lundi', en: 'Monday' },
  { fr: 'Mardi', en: 'Tuesday' },
  { fr: 'Mercredi', en: 'Wednesday' },
  { fr: 'Jeudi', en: 'Thursday' },
  { fr: 'Vendredi', en: 'Friday' },
  { fr: 'Samedi', en: 'Saturday' },
] as const;

/** JavaScript's calendar is Gregorian at all times. */
function isGregorianLeap(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
}

/** In degrees, at most 180. */
function angleOfHands(hour: number, minute: number): number {
  const apart = Math.abs((hour + minute / 60) * 30 - minute * 6) % 360;
  return Math.min(apart, 360 - apart);
}
