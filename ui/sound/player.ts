import type { Sound } from '#contract/sound.ts';
import { samplesOf } from './samples.ts';

let context: AudioContext | undefined;
const buffers = new Map<string, AudioBuffer>();

/** Milliseconds after which a sound would only puzzle: what it belongs to was seen long before. */
const LATE = 500;

/** One after the other, now. Nothing is heard before somebody has touched the page: browsers ask for that. */
export async function play(sounds: readonly Sound[]): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext({ latencyHint: 'interactive' });
  const asked = performance.now();
  // Not yet running, or stopped while a phone was away.
  if (context.state !== 'running') await context.resume();
  if (performance.now() - asked > LATE) return;
  let when = context.currentTime;
  for (const sound of sounds) {
    const buffer = bufferOf(sound, context);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.start(when);
    when += buffer.duration;
  }
}

/** Computed once each. */
function bufferOf(sound: Sound, { sampleRate }: AudioContext): AudioBuffer {
  const key = JSON.stringify(sound);
  const known = buffers.get(key);
  if (known !== undefined) return known;
  const samples = samplesOf(sound, sampleRate);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  buffer.copyToChannel(samples, 0);
  buffers.set(key, buffer);
  return buffer;
}
