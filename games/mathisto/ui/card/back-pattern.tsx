import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { AUBERGINE, THREAD } from './kits.ts';

/** Curves that turn upon themselves, seven of them in the middle, one for each family. */
export function BackPattern(): JSX.Element {
  const [wide, narrow, clip] = [useId(), useId(), useId()];
  return (
    <>
      <clipPath id={clip}>
        <rect x="14" y="14" width="210" height="321" rx="4" />
      </clipPath>
      <defs>
        <path id={wide} d={wave(122, 62, 14)} />
        <path id={narrow} d={wave(38, 22, 7)} />
      </defs>
      <g clip-path={`url(#${clip})`} fill="none" stroke={THREAD}>
        <g class="fine" transform="translate(119 174.5)" stroke-width=".6">
          {turns(10, 14).map(turn => (
            <use key={turn} href={`#${wide}`} transform={`rotate(${turn})`} stroke-opacity=".5" />
          ))}
          <circle r="66" fill={AUBERGINE} stroke-width="1.6" />
          <circle r="62" />
          {turns(7, 7).map(turn => (
            <use key={turn} href={`#${narrow}`} transform={`rotate(${turn})`} stroke-width=".9" />
          ))}
          <circle r="12" fill={AUBERGINE} stroke-width="1.2" />
          <path d="M0-9V9M-9 0H9M-6.4-6.4L6.4 6.4M6.4-6.4L-6.4 6.4" stroke-width="1.4" />
        </g>
      </g>
    </>
  );
}

/** A closed curve whose distance from the middle swings `lobes` times around `radius`. */
function wave(radius: number, swing: number, lobes: number): string {
  const steps = lobes * 16;
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (2 * Math.PI * i) / steps;
    const distance = radius + swing * Math.cos(lobes * angle);
    return `${(distance * Math.cos(angle)).toFixed(1)} ${(distance * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** `count` turns that share out the angle from one lobe to the next, in degrees. */
function turns(count: number, lobes: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.round((36000 * i) / (count * lobes)) / 100);
}
