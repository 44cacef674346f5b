import { useTitle } from '#ui/use-title.ts';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import type { PageProps } from '../app/page-props.ts';
import { language } from '../app/settings.ts';
import { words } from '../app/words.ts';
import { openReplay } from './open-replay.ts';
import { factsOf } from './read-file.ts';
import { ReplayFrame } from './replay-frame.tsx';

/** `/replay/ID?step=42&seat=1`: a match of this device, opened exactly there. */
export function ReplayPage({ place }: PageProps) {
  const id = place.path[1] ?? '';
  const { label } = words.value;
  const loaded = useLoaded(`${id} ${language.value}`, () => openReplay(id, language.value));
  const state = loaded.value;
  if (state.tag === 'failed') throw state.error;
  if (state.tag === 'waiting') return <p class="waiting" role="status" />;
  const found = state.value;
  switch (found.tag) {
    case 'open':
      return <ReplayFrame {...found.replay} query={place.query} />;
    case 'none':
      return <Sorry title={label('table.none')} text={label('table.none-why')} />;
    case 'broken': {
      const { problem } = found;
      return (
        <Sorry title={label('replay.broken')} text={label(`games.import-${problem.tag}`, factsOf(problem))} />
      );
    }
  }
}

function Sorry({ title, text }: { readonly title: string; readonly text: string }) {
  useTitle(title);
  return (
    <>
      <Bar />
      <main class="page">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a class="button" href="/games">
            {words.value.label('nav.games')}
          </a>
        </p>
      </main>
    </>
  );
}
