import { useEffect, useState } from 'preact/hooks';
import type { AsideProps } from '#contract/page.ts';
import type { Gamate, View } from '../../rules/types.ts';
import type { ChartTeacher } from '../chart/teacher.tsx';

/** The chart that the box gives to each player. It comes when it is first asked for. */
export function Aid({ view, words }: AsideProps<Gamate>) {
  const [loaded, setLoaded] = useState<
    { readonly Teacher: typeof ChartTeacher } | { readonly error: unknown }
  >();
  useEffect(() => {
    import('../chart/teacher.tsx').then(
      module => setLoaded({ Teacher: module.ChartTeacher }),
      (error: unknown) => setLoaded({ error }),
    );
  }, []);
  if (loaded === undefined) return null;
  if ('error' in loaded) throw loaded.error;
  return (
    <loaded.Teacher
      words={words}
      trumps={view.contract?.trumps ?? null}
      played={playedIn(view)}
      definitions={view.config.definitions}
    />
  );
}

/** Every card of this deal that lies open in a trick or before its owner. */
function playedIn({ tricks, trick }: View) {
  return [...tricks.flat(), ...trick].map(({ card }) => card);
}
