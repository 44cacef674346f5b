/**
 * A heavy body around a fixed point, with the moments of inertia 2, 2, 1 and its centre of mass on the first axis:
 * the third and last case in which Euler's equations can be integrated, found by Kovalevskaya in 1888.
 */
export type Vector = readonly [number, number, number];

export interface Top {
  /** Turning, along the axes of the body. */
  readonly spin: Vector;
  /** Straight up, seen from the body. */
  readonly up: Vector;
  /** A direction of the room at right angles to `up`, seen from the body. */
  readonly north: Vector;
}

/** The step of time, in which nothing visible happens. */
const STEP = 0.012;
const INERTIA: Vector = [2, 2, 1];
/** Weight times the distance from the fixed point to the centre of mass. */
export const WEIGHT = 1;

/** Tilted, and thrown into a fast turn. */
export const START: Top = { spin: [0, 0.8, 3], up: [-0.5, 0, Math.sqrt(0.75)], north: [0, 1, 0] };

/** The top at every `every`th step, the start first. */
export function motion(steps: number, every: number): Top[] {
  const seen = [START];
  let top = START;
  for (let step = 1; step <= steps; step++) {
    top = after(top);
    if (step % every === 0) seen.push(top);
  }
  return seen;
}

/** Where the third axis of the body points, in the room: north, east, up. */
export function axis({ up, north }: Top): Vector {
  return [north[2], cross(up, north)[2], up[2]];
}

/** Where the centre of mass lies from the fixed point, in the room. */
export function heavySide({ up, north }: Top): Vector {
  return [north[0], cross(up, north)[0], up[0]];
}

/** What never changes: energy, turning about the vertical, the length of `up`, and what Kovalevskaya found. */
export function constants({
  spin: [p, q, r],
  up: [x, y, z],
}: Top): readonly [number, number, number, number] {
  return [
    p * p + q * q + (r * r) / 2 + WEIGHT * x,
    2 * p * x + 2 * q * y + r * z,
    Math.hypot(x, y, z),
    (p * p - q * q - WEIGHT * x) ** 2 + (2 * p * q - WEIGHT * y) ** 2,
  ];
}

/** How fast everything changes: Euler's equations, and a room that turns the other way. */
function change({ spin, up, north }: Top): Top {
  const [p, q, r] = spin;
  const [a, b, c] = INERTIA;
  return {
    spin: [
      ((b - c) * q * r) / a,
      ((c - a) * r * p + WEIGHT * up[2]) / b,
      ((a - b) * p * q - WEIGHT * up[1]) / c,
    ],
    up: cross(up, spin),
    north: cross(north, spin),
  };
}

/** One step of Runge and Kutta. */
function after(top: Top): Top {
  const k1 = change(top);
  const k2 = change(moved(top, k1, STEP / 2));
  const k3 = change(moved(top, k2, STEP / 2));
  const k4 = change(moved(top, k3, STEP));
  return [k1, k2, k2, k3, k3, k4].reduce((sum, k) => moved(sum, k, STEP / 6), top);
}

function moved(top: Top, by: Top, time: number): Top {
  const add = (a: Vector, b: Vector): Vector => [a[0] + time * b[0], a[1] + time * b[1], a[2] + time * b[2]];
  return { spin: add(top.spin, by.spin), up: add(top.up, by.up), north: add(top.north, by.north) };
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
