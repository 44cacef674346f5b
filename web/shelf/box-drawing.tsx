import './box-drawing.css';
import type { JSX } from 'preact';
import { useLoaded } from '../app/loaded.ts';
import type { Shelved } from './shelved.ts';
import { Twine } from './twine.tsx';

/** Width of the side that one sees. */
export const DEPTH = 12;

/** Letters of a name that fit on a plain lid as they are; a longer one is drawn narrower. */
const LONG_NAME = 10;

/** A box that stands on its lower edge: lid, a thin light on its upper edges, a side in shade. */
export function BoxDrawing({ game }: { readonly game: Shelved }): JSX.Element {
  const { width, height, side } = game.box;
  return (
    <svg class="box-drawing" viewBox={`0 0 ${width + DEPTH} ${height}`} aria-hidden="true" focusable="false">
      <path d={`M${width - 1} 0L${width + DEPTH} 6V${height}H${width - 1}Z`} fill={side} />
      <svg class="lid daylight" width={width} height={height}>
        <Lid game={game} />
      </svg>
      <path d={`M1 ${height}V1H${width}`} class="lid-light" />
      {!game.isOpen && <Twine width={width} height={height} depth={DEPTH} />}
      <path d={`M0 0H${width}L${width + DEPTH} 6V${height}H0Z`} class="lid-lamp" />
    </svg>
  );
}

/** Until the drawing is here, and for a game that has none: its card with its name. */
function Lid({ game }: { readonly game: Shelved }): JSX.Element {
  const cover = useLoaded(`cover ${game.id}`, async () => (await game.parts.cover?.())?.Cover);
  const { width, height, side } = game.box;
  const state = cover.value;
  if (state.tag === 'here' && state.value !== undefined) {
    const Cover = state.value;
    return <Cover />;
  }
  return (
    <>
      <rect width={width} height={height} fill={side} />
      <text
        class="plain-title"
        x={width / 2}
        y={height / 2}
        text-anchor="middle"
        {...(game.meta.name.length > LONG_NAME && {
          textLength: width * 0.86,
          lengthAdjust: 'spacingAndGlyphs',
        })}
      >
        {game.meta.name}
      </text>
    </>
  );
}
