import { registry } from '#games/registry.ts';
import { boxRegistry } from '#games/registry-box.ts';
import { Waiting } from '#ui/waiting.tsx';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import { EmptyPage, LostPage } from '../app/lost-page.tsx';
import type { PageProps } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import { words, wordsFor } from '../app/words.ts';

/** A box without an opponent. What follows `/calculator/solo/` is the game's own affair. */
export function SoloPage({ place }: PageProps) {
  const [id = '', , ...path] = place.path;
  const entry = registry[id];
  const loaded = useLoaded(`${id} ${language.value}`, async () => {
    const solo = await boxRegistry[id]?.solo?.();
    if (entry === undefined || solo === undefined) return null;
    return { Solo: solo.Solo, gameWords: await wordsFor(entry, language.value, solo.texts) };
  });
  const state = loaded.value;
  if (entry === undefined) return <LostPage />;
  if (state.tag === 'failed') throw state.error;
  if (state.tag === 'waiting') return <Waiting />;
  if (state.value === null)
    return <EmptyPage title={words.value.label('solo.none', { game: entry.meta.name })} />;
  const { Solo, gameWords } = state.value;
  return (
    <>
      {/* At a board the game has the whole screen, as everywhere. */}
      {path.length === 0 && <Bar />}
      <Solo path={path} words={gameWords} play={play} />
    </>
  );
}
