import './rules-page.css';
import { registry } from '#games/registry.ts';
import { uiRegistry } from '#games/registry-ui.ts';
import { bookParts } from '#ui/later.tsx';
import { PageIcon } from '#ui/page-icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import { Waiting } from '#ui/waiting.tsx';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import { type PageProps, replaceUrl } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { bookWordsFor, words as pageWords } from '../app/words.ts';
import { RuleBook } from './rule-book.tsx';

/** `/mathable/rules#MB-5`: the rule book of a game, at a paragraph. */
export function RulesPage({ place }: PageProps) {
  const id = place.path[0] ?? '';
  const { label } = pageWords.value;
  const entry = Object.hasOwn(registry, id) ? registry[id] : undefined;
  const loaded = useLoaded(`${id} ${language.value}`, async () => {
    if (entry === undefined) return null;
    const [words, rules, ui] = await Promise.all([
      bookWordsFor(entry, language.value),
      entry.rules?.(),
      uiRegistry[id]?.ui?.(),
    ]);
    await bookParts();
    return { words, game: rules?.game, ...(ui === undefined ? {} : { gameUi: ui.gameUi }) };
  });
  const name = entry?.meta.name ?? '';
  const title = entry === undefined ? label('rules.unknown') : label('rules.title', { game: name });
  useTitle(title);
  const state = loaded.value;
  if (state.tag === 'failed') throw state.error;
  if (state.tag === 'waiting') return <Waiting />;
  const book = state.value;
  return (
    <>
      <Bar />
      <main class="rules-page">
        <header>
          <a class="button quiet" href={entry === undefined ? '/' : `/${id}`}>
            <PageIcon name="back" />
            {entry === undefined ? label('nav.shelf') : name}
          </a>
          <h1>{title}</h1>
          {book?.game && (
            <button type="button" class="button" onClick={() => print()}>
              {label('rules.print')}
            </button>
          )}
        </header>
        {entry === undefined && <p>{label('rules.unknown-why', { game: id })}</p>}
        {book !== null && book.game === undefined && <p>{label('rules.none', { game: name })}</p>}
        {book?.game && (
          <>
            <p class="soft">{label('rules.about')}</p>
            <RuleBook
              game={book.game}
              {...(book.gameUi === undefined ? {} : { gameUi: book.gameUi })}
              words={book.words}
              heading="h2"
              {...(place.hash === '' ? {} : { open: place.hash })}
              follow={rule => replaceUrl(`/${id}/rules#${rule}`)}
            />
          </>
        )}
      </main>
    </>
  );
}
