import { useEffect, useState } from 'preact/hooks';
import type { Question, Wording } from '../../data/questions.ts';
import { type Card, type Family, isCard } from '../../rules/cards.ts';
import type { Asked } from '../../rules/types.ts';

/** What is shown of a question: the files hold more, and know no names of cards. */
interface Shown extends Pick<Question, 'card' | 'fr' | 'en'> {
  readonly about?: readonly string[] | undefined;
}

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

interface Worded {
  /** In the reader's language. */
  readonly wording: Wording | null;
  /** Whom or what the question tells of above all. */
  readonly about: Card | null;
  /** All questions of its family. */
  readonly questions: readonly Shown[];
}

interface Found {
  readonly name: string;
  readonly questions: readonly Shown[];
}

/** What there is to say of a question; nulls until it has come. */
export function useWording({ family, card }: Asked, language: 'fr' | 'en'): Worded {
  const name = `${family} ${card}`;
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let wanted = true;
    FILES[family]().then(
      file => {
        if (wanted) setFound({ name, questions: file.default });
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
  const questions = found?.name === name ? found.questions : [];
  const question = questions.find(one => one.card === card);
  return {
    wording: question?.[language] ?? null,
    about: question?.about?.find(isCard) ?? null,
    questions,
  };
}
