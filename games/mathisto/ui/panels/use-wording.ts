import { useEffect, useState } from 'preact/hooks';
import type { Question, Wording } from '../../data/questions.ts';
import type { Family } from '../../rules/cards.ts';
import type { Asked } from '../../rules/types.ts';

/** What is shown of a question: the files hold more. */
type Shown = Pick<Question, 'card' | 'fr' | 'en'>;

type File = () => Promise<{ readonly default: readonly Shown[] }>;

/** A family's questions come when the first of them is asked. */
const FILES: Readonly<Record<Family, File>> = {
  algebraists: () => import('../../data/questions/algebraists.json', { with: { type: 'json' } }),
  analysts: () => import('../../data/questions/analysts.json', { with: { type: 'json' } }),
  arithmeticians: () => import('../../data/questions/arithmeticians.json', { with: { type: 'json' } }),
  astronomers: () => import('../../data/questions/astronomers.json', { with: { type: 'json' } }),
  geometers: () => import('../../data/questions/geometers.json', { with: { type: 'json' } }),
  logicians: () => import('../../data/questions/logicians.json', { with: { type: 'json' } }),
  probabilists: () => import('../../data/questions/probabilists.json', { with: { type: 'json' } }),
};

/** The wording of a question in the reader's language; null until it has come. */
export function useWording({ family, card }: Asked, language: 'fr' | 'en'): Wording | null {
  const name = `${family} ${card}`;
  const [found, setFound] = useState<{ readonly name: string; readonly question: Shown | null } | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let wanted = true;
    FILES[family]().then(
      file => {
        const question = file.default.find(one => one.card === card) ?? null;
        if (wanted) setFound({ name, question });
      },
      (error: unknown) => {
        if (wanted) setFailure({ error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [name]);
  if (failure !== null) throw failure.error;
  return found?.name === name ? (found.question?.[language] ?? null) : null;
}
