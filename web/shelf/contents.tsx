import type { JSX } from 'preact';
import { useLoaded } from '../app/loaded.ts';
import { lidWordsFor, words } from '../app/words.ts';
import { Learned } from './learned.tsx';
import { type Shelved, shelf } from './shelved.ts';

/** A line on each box. */
export function Contents(): JSX.Element {
  const { label } = words.value;
  return (
    <section class="contents">
      <h2>{label('shelf.inside')}</h2>
      <ul>
        {shelf.map(game => (
          <Line key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Line({ game }: { readonly game: Shelved }): JSX.Element {
  const { id, meta, entry, isOpen, parts } = game;
  const { label, language } = words.value;
  const own = useLoaded(`line ${id} ${language}`, () => lidWordsFor(entry, language)).value;
  const facts = { name: meta.name };
  return (
    <li>
      <h3>
        <a href={`/${id}`}>{meta.name}</a>
      </h3>
      <p class="soft line">{own.tag === 'here' && own.value.label('sheet.line', facts)}</p>
      {isOpen && parts.learn !== undefined && (
        <p>
          <a class="more" href={`/${id}/learn`}>
            {own.tag === 'here' ? own.value.label('sheet.learn') : label('sheet.learn')}
          </a>
          <Learned game={id} />
        </p>
      )}
      {isOpen && meta.daily === true && (
        <p>
          <a class="more" href={`/${id}/solo/day`}>
            {label('sheet.daily')}
          </a>
        </p>
      )}
      {isOpen && parts.learn === undefined && <p class="soft state">{label('shelf.open-box')}</p>}
      {!isOpen && <p class="soft state">{label('shelf.closed-box')}</p>}
    </li>
  );
}
