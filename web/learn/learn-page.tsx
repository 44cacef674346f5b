import { registry } from '#games/registry.ts';
import { boxRegistry } from '#games/registry-box.ts';
import { fetchAhead } from '#ui/later.tsx';
import { learnTexts } from '#ui/learn/words.ts';
import { Waiting } from '#ui/waiting.tsx';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import { EmptyPage } from '../app/lost-page.tsx';
import type { PageProps } from '../app/router.ts';
import { language, storyPace } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import { bookWordsFor, words } from '../app/words.ts';

/** A game's lesson and puzzles. What follows `/mathable/learn/` is the game's own affair. */
export function LearnPage({ place }: PageProps) {
  const [id = '', , ...path] = place.path;
  const entry = registry[id];
  const loaded = useLoaded(`${id} ${language.value}`, async () => {
    const learn = await boxRegistry[id]?.learn?.();
    if (entry === undefined || learn === undefined) return null;
    const [gameWords] = await Promise.all([
      bookWordsFor(entry, language.value, learn.texts, learnTexts),
      fetchAhead(),
    ]);
    return { Learn: learn.Learn, gameWords };
  });
  const state = loaded.value;
  if (state.tag === 'failed') throw state.error;
  if (state.tag === 'waiting') return <Waiting />;
  if (state.value === null) return <NothingToLearn id={id} />;
  const { Learn, gameWords } = state.value;
  return (
    <>
      {/* At a table the game has the whole screen, as everywhere. */}
      {path.length === 0 && <Bar />}
      <Learn path={path} words={gameWords} pace={storyPace()} play={play} />
    </>
  );
}

/** Not every game has a lesson yet, and not every address is a game. */
function NothingToLearn({ id }: { readonly id: string }) {
  const { label } = words.value;
  const entry = registry[id];
  const title = entry === undefined ? label('learn.no-game') : label('learn.none', { game: entry.meta.name });
  return (
    <EmptyPage title={title}>
      {entry?.rules !== undefined && (
        <p>
          {label('learn.none-why')}{' '}
          <a href={`/${id}/rules`}>{label('learn.none-rules', { game: entry.meta.name })}</a>
        </p>
      )}
    </EmptyPage>
  );
}
