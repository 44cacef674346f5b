import './sheet.css';
import type { ComponentChildren, JSX } from 'preact';
import type { Words } from '#text/words.ts';
import { BotFace } from '#ui/faces/faces.tsx';
import { PageIcon, type PageIconName } from '#ui/page-icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import { LostPage } from '../app/lost-page.tsx';
import type { Place } from '../app/router.ts';
import { lidWordsFor, words } from '../app/words.ts';
import { list } from '../offline/store.ts';
import { nextRival, talliesIn } from '../table/records.ts';
import { usualBots } from '../table/usual-chairs.ts';
import { BoxDrawing } from './box-drawing.tsx';
import { Learned } from './learned.tsx';
import { Plank } from './plank.tsx';
import { findShelved, type Shelved, span } from './shelved.ts';

/** A box, taken off the shelf: who made it, for whom, what it is like, and what one can do with it. */
export function SheetPage({ place }: { readonly place: Place }): JSX.Element {
  const game = findShelved(place.path[0]);
  return game === undefined ? <LostPage /> : <Sheet game={game} />;
}

function Sheet({ game }: { readonly game: Shelved }): JSX.Element {
  const { meta, entry, isOpen } = game;
  const { label, language } = words.value;
  const loaded = useLoaded(`sheet ${game.id} ${language}`, () => lidWordsFor(entry, language)).value;
  useTitle(meta.name);
  if (loaded.tag === 'failed') throw loaded.error;
  const own = loaded.tag === 'here' ? loaded.value : null;
  const facts = { name: meta.name };
  return (
    <>
      <Bar />
      <main class="sheet-page">
        <p class="back">
          <a class="button quiet" href="/">
            <PageIcon name="back" />
            {label('nav.shelf')}
          </a>
        </p>
        <div class="stand" aria-hidden="true" style={`--wide: ${game.box.width}`}>
          <BoxDrawing game={game} />
          <Plank />
        </div>
        {/* All at once when its words are here: nothing in it moves. */}
        {own !== null && (
          <article>
            <h1>{meta.name}</h1>
            <p class="lead">{own.label('sheet.line', facts)}</p>
            {isOpen ? <Doors game={game} own={own} /> : <NotYet />}
            <LidFacts game={game} />
            <p class="about">{own.label('sheet.about', facts)}</p>
            <section class="credits">
              <h2>{label('sheet.credits')}</h2>
              <p>{own.label('sheet.makers', facts)}</p>
              <p class="soft">{label('sheet.rights', facts)}</p>
            </section>
          </article>
        )}
      </main>
    </>
  );
}

function LidFacts({ game }: { readonly game: Shelved }): JSX.Element {
  const { label } = words.value;
  const { players, minutes, age, year, place } = game.meta;
  return (
    <dl class="lid-facts">
      <Fact name={label('sheet.players')} value={label('sheet.players-value', span(players))} />
      <Fact name={label('sheet.minutes')} value={label('sheet.minutes-value', span(minutes))} />
      <Fact name={label('sheet.age')} value={label('sheet.age-value', { age })} />
      {year !== undefined && <Fact name={label('sheet.origin')} value={`${place}, ${year}`} />}
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Doors({ game, own }: { readonly game: Shelved; readonly own: Words | null }): JSX.Element {
  const { label } = words.value;
  const { id, meta, parts } = game;
  return (
    <div class="doors">
      <div class="play-door">
        <a class="button primary" href={`/${id}/play?now`}>
          <PageIcon name="play" />
          {label('sheet.play')}
        </a>
        <Against game={game} />
        <NextRival game={game} />
      </div>
      <Door href={`/${id}/play`} icon="people" text={label('sheet.choose')} />
      <Door href={`/${id}/invite`} icon="invite" text={label('online.invite')} />
      {parts.learn !== undefined && (
        <Door href={`/${id}/learn`} icon="bulb" text={own?.label('sheet.learn') ?? label('sheet.learn')}>
          <Learned game={id} />
        </Door>
      )}
      {meta.daily === true && <Door href={`/${id}/solo/day`} icon="calendar" text={label('sheet.daily')} />}
      {parts.solo !== undefined && (
        <Door href={`/${id}/solo`} icon="grid" text={own?.label('sheet.solo') ?? label('sheet.solo')} />
      )}
      <Door href={`/${id}/rules`} icon="book" text={label('sheet.rules')} />
    </div>
  );
}

interface DoorProps {
  readonly href: string;
  readonly icon: PageIconName;
  readonly text: string;
  readonly children?: ComponentChildren;
}

function Door({ href, icon, text, children }: DoorProps): JSX.Element {
  return (
    <a class="button" href={href}>
      <PageIcon name={icon} />
      <span>
        {text}
        {children}
      </span>
    </a>
  );
}

/** The next one to beat, for whoever has beaten somebody here. */
function NextRival({ game }: { readonly game: Shelved }): JSX.Element | null {
  const { label } = words.value;
  const kept = useLoaded(`kept ${game.id}`, () => list().catch(() => [])).value;
  const level = kept.tag === 'here' ? nextRival(talliesIn(kept.value, game.meta)) : null;
  if (level === null) return null;
  const facts = { name: label(`bot.${level}.name`), level: label('bot.level-short', { level }) };
  return (
    <a class="button quiet" href={`/${game.id}/play?now&against=${level}`}>
      <BotFace level={level} />
      {label('sheet.rival', facts)}
    </a>
  );
}

/** Against whom one plays at once, and how strong that is. */
function Against({ game }: { readonly game: Shelved }): JSX.Element {
  const { label } = words.value;
  const levels = usualBots(game.meta);
  const names = levels.map(level => ({ text: label(`bot.${level}.name`) }));
  const [first = 1] = levels;
  return (
    <p class="against">
      <span class="faces">
        {levels.map(level => (
          <BotFace key={level} level={level} />
        ))}
      </span>
      <span class="soft">
        {levels.length === 1
          ? label('sheet.against', { names, level: label('bot.level', { level: first }) })
          : label('sheet.with', { names })}
      </span>
    </p>
  );
}

function NotYet(): JSX.Element {
  const { label } = words.value;
  return (
    <section class="not-yet">
      <h2>{label('sheet.closed')}</h2>
      <p>{label('sheet.closed-text')}</p>
    </section>
  );
}
