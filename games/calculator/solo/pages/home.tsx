import { useState } from 'preact/hooks';
import { Chips } from '#ui/chips.tsx';
import { PageIcon } from '#ui/page-icons.tsx';
import { SoloHome } from '#ui/solo-home.tsx';
import { kindOfDay } from '../../puzzle/day.ts';
import { LEVELS, type Level } from '../../puzzle/deduce.ts';
import { SIZES, type Size } from '../../puzzle/lattice.ts';
import { PegPlate } from '../../ui/board/pegboard.tsx';
import { holesOf } from '../desk/board.tsx';
import { makePath, newSeed, readPath, today } from '../path.ts';
import { findKept, type Kept, readKept } from '../progress.ts';
import type { SoloWords } from '../words.ts';
import { sayDay, titleOf } from './title.ts';

/** Where one chooses what to do alone. */
export function Home({ words }: { readonly words: SoloWords }) {
  const { label } = words;
  return (
    <SoloHome words={words}>
      <Day words={words} />
      <Choose words={words} />
      <Continue words={words} />
      <section class="solo-free" aria-labelledby="solo-free">
        <header>
          <h2 id="solo-free">{label('solo.free')}</h2>
          <p>{label('solo.free.about')}</p>
        </header>
        <ul>
          {SIZES.map(size => (
            <li key={size}>
              <a class="solo-card" href={`/calculator/solo/${makePath({ tag: 'free', size })}`}>
                <LatticePicture size={size} />
                <b>{label('solo.size', { size })}</b>
                <span class="soft">{label('solo.free.lines', { lines: size + 1 })}</span>
                <Standing kept={findKept(makePath({ tag: 'free', size }))} words={words} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </SoloHome>
  );
}

function Day({ words }: { readonly words: SoloWords }) {
  const { label } = words;
  const date = useToday();
  const kind = kindOfDay(date);
  const path = makePath({ tag: 'day', date, ...kind });
  const kept = findKept(path);
  return (
    <section class="solo-day" aria-labelledby="solo-day">
      <LatticePicture size={kind.size} />
      <div>
        <h2 id="solo-day">{label('solo.day.title', { date: sayDay(date, words) })}</h2>
        <p>{label('solo.day.about', { size: kind.size, level: kind.level })}</p>
        <Standing kept={kept} words={words} />
        <a class="button primary" href={`/calculator/solo/${path}`}>
          <PageIcon name="calendar" />
          {label(kept === undefined ? 'solo.day.begin' : kept.isDone ? 'solo.look' : 'solo.continue')}
        </a>
      </div>
    </section>
  );
}

function Choose({ words }: { readonly words: SoloWords }) {
  const { label } = words;
  const [size, setSize] = useState<Size>(9);
  const [level, setLevel] = useState<Level>(1);
  const [seed] = useState(newSeed);
  return (
    <section class="solo-choose" aria-labelledby="solo-choose">
      <header>
        <h2 id="solo-choose">{label('solo.puzzles')}</h2>
        <p>{label('solo.puzzles.about')}</p>
      </header>
      <Chips
        legend={label('solo.choose.size')}
        values={SIZES}
        isOn={one => one === size}
        name={one => label('solo.size', { size: one })}
        press={setSize}
      />
      <Chips
        legend={label('solo.choose.level')}
        values={LEVELS}
        isOn={one => one === level}
        name={one => label('solo.level', { level: one })}
        press={setLevel}
      />
      <p class="soft">{label('solo.level.about', { level })}</p>
      <p>
        <a class="button" href={`/calculator/solo/${makePath({ tag: 'puzzle', size, level, seed })}`}>
          <PageIcon name="grid" />
          {label('solo.puzzle.new')}
        </a>
      </p>
    </section>
  );
}

/** Puzzles that were begun and not finished. */
function Continue({ words }: { readonly words: SoloWords }) {
  const now = useToday();
  const begun = readKept().flatMap(kept => {
    const room = readPath(kept.path.split('/'));
    const isShown = room.tag === 'puzzle' || (room.tag === 'day' && room.date !== now);
    return isShown && !kept.isDone ? [{ kept, room }] : [];
  });
  if (begun.length === 0) return null;
  return (
    <section class="solo-begun" aria-labelledby="solo-begun">
      <h2 id="solo-begun">{words.label('solo.begun')}</h2>
      <ul>
        {begun.slice(0, SHOWN).map(({ kept, room }) => (
          <li key={kept.path}>
            <a href={`/calculator/solo/${kept.path}`}>
              <b>{titleOf(room, words)}</b>
              <Standing kept={kept} words={words} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SHOWN = 6;

/** The day on which the page was opened. */
function useToday(): string {
  return useState(today)[0];
}

function Standing({ kept, words }: { readonly kept: Kept | undefined; readonly words: SoloWords }) {
  if (kept === undefined) return null;
  if (kept.isDone) {
    return (
      <span class="solo-standing">
        <PageIcon name="check" />
        {words.label('solo.finished')}
      </span>
    );
  }
  const { laid, holes } = kept;
  return (
    <span class="solo-standing">
      <progress max={holes} value={laid} aria-hidden="true" />
      {words.label('solo.standing', { laid, holes })}
    </span>
  );
}

/** An empty lattice, small. */
function LatticePicture({ size }: { readonly size: Size }) {
  const side = size * 100 + 60;
  return (
    <svg class="solo-picture" viewBox={`-30 -30 ${side} ${side}`} aria-hidden="true" focusable="false">
      <PegPlate columns={size} holes={holesOf(size)} />
    </svg>
  );
}
