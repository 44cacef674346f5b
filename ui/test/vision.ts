/** Red, green and blue of a screen as other eyes see them, in linear light: Machado, Oliveira and Fernandes, 2009. */
export const VISIONS = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  /** No colour at all: luminance alone. */
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
} as const satisfies Record<string, Matrix>;

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** CIE L*a*b* of a colour such as `#2a70c2`, as seen by these eyes. L* runs from 0, black, to 100, white. */
export function lab(hex: string, eyes: Matrix = VISIONS.usual): Triple {
  const seen = times(eyes, linear(hex)).map(light => Math.min(1, Math.max(0, light)));
  const [x, y, z] = times(TO_XYZ, seen as unknown as Triple).map(curve) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours look: about 2 is the least one sees side by side, 10 is plain at a glance. */
export function distance(a: Triple, b: Triple): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Contrast of two colours as WCAG counts it, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((p, q) => p - q) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  return times(VISIONS.grey, linear(hex))[0];
}

/** From linear sRGB, each divided by the white point D65. */
const TO_XYZ: Matrix = [
  [0.43395, 0.37621, 0.18984],
  [0.2126, 0.7152, 0.0722],
  [0.01776, 0.1095, 0.87274],
];

function times(matrix: Matrix, v: Triple): Triple {
  return matrix.map(row => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as unknown as Triple;
}

function linear(hex: string): Triple {
  return (hex.slice(1).match(/../g) ?? []).map(pair => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
}

function curve(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116;
}
