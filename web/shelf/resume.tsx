import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { BotFace } from '#ui/faces/faces.tsx';
import { words } from '../app/words.ts';
import { list } from '../offline/store.ts';
import type { LeftOffProps } from './left-off.tsx';
import { findShelved, shelf } from './shelved.ts';

/** A match, and what draws it. */
export interface LeftOff extends LeftOffProps {
  readonly Part: ComponentType<LeftOffProps>;
}

/** The latest match of this device that is not over. Who has none loads nothing of it. */
export async function findLeftOff(): Promise<LeftOff | null> {
  for (const kept of await list()) {
    const game = findShelved(kept.game);
    if (!kept.over && kept.goesOnAt === undefined && game !== undefined)
      return { kept, game, Part: (await import('./left-off.tsx')).LeftOff };
  }
  return null;
}

interface ResumeProps {
  readonly leftOff: LeftOff | null;
  /** What is played elsewhere. */
  readonly children: ComponentChildren;
}

/** Where one left off, or else a first game. */
export function Resume({ leftOff, children }: ResumeProps): JSX.Element {
  return (
    <section class={leftOff === null ? 'resume-place' : 'resume-place left-off'}>
      {leftOff === null ? <FirstGame /> : <leftOff.Part {...leftOff} />}
      {children}
    </section>
  );
}

function FirstGame(): JSX.Element | null {
  const { label } = words.value;
  const game = shelf.find(({ isOpen }) => isOpen);
  if (game === undefined) return null;
  const { id, meta } = game;
  return (
    <>
      <h2>{label('shelf.first')}</h2>
      <div class="resume first">
        <div class="faces" aria-hidden="true">
          {([1, 2, 3, 4, 5] as const).map(level => (
            <BotFace key={level} level={level} />
          ))}
        </div>
        <p>{label('shelf.first-text', { game: meta.name })}</p>
        <a class="button primary" href={`/${id}/play?now`}>
          {label('shelf.play', { game: meta.name })}
        </a>
      </div>
    </>
  );
}
