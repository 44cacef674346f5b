import type { Sound } from '#contract/sound.ts';
import { lengthOf, type Part, partsOf } from './parts.ts';

/** A sound as numbers between -1 and 1, `rate` of them a second. The same every time. */
export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil((lengthOf(sound) / 1000) * rate));
  for (const part of partsOf(sound)) addPart(samples, part, rate);
  return samples;
}

function addPart(samples: Float32Array, part: Part, rate: number): void {
  const { grain, hertz, at, ms, loud } = part;
  const first = Math.round((at / 1000) * rate);
  const last = Math.min(samples.length, first + Math.floor((ms / 1000) * rate));
  const next = grain === 'tone' ? tone(hertz, rate) : noise(hertz, rate);
  for (let i = first; i < last; i++) {
    const sample = next() * loud * loudness(part, ((i - first) / rate) * 1000);
    samples[i] = (samples[i] ?? 0) + sample;
  }
}

/** How much of a part is left after some milliseconds: it dies away by half and half again, and ends at nothing. */
function loudness({ rise, ms }: Part, passed: number): number {
  if (passed < rise) return passed / rise;
  const left = 1 - (passed - rise) / (ms - rise);
  return left * 2 ** (-7 * (1 - left));
}

function tone(hertz: number, rate: number): () => number {
  const turn = (2 * Math.PI * hertz) / rate;
  let angle = 0;
  return () => {
    const sample = Math.sin(angle);
    angle += turn;
    return sample;
  };
}

/** Noise through a band-pass filter, an octave wide and as loud in its middle as what comes in. */
function noise(hertz: number, rate: number): () => number {
  const angle = (2 * Math.PI * hertz) / rate;
  const alpha = Math.sin(angle) / (2 * WIDTH);
  const [back1, back2] = [(2 * Math.cos(angle)) / (1 + alpha), (alpha - 1) / (1 + alpha)];
  const gain = alpha / (1 + alpha);
  const draw = grains();
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  return () => {
    const now = draw();
    const out = gain * (now - in2) + back1 * out1 + back2 * out2;
    [in2, in1, out2, out1] = [in1, now, out1, out];
    // The band holds a part of the noise only: this brings it to about the loudness of a tone.
    return Math.max(-1, Math.min(1, out * 2));
  };
}

/** How narrow the band is: 1.4 is an octave. */
const WIDTH = 1.4;

/** Numbers between -1 and 1 without any order (xorshift32): a knock needs no better chance, and is the same each time. */
function grains(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 0x80000000;
  };
}
