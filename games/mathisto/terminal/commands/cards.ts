import type { CommandResult, OptionsCommand } from '#contract/commands.ts';
import type { Words } from '#text/words.ts';
import { PEOPLE_FACTS } from '../../data/people.ts';
import { QUESTIONS, type Question } from '../../data/questions.ts';
import {
  ALL_DISCOVERIES,
  type Card,
  DISCOVERY,
  FAMILIES,
  type Family,
  JOKERS,
  PEOPLE,
} from '../../rules/cards.ts';
import type { TerminalLabel } from '../../text/words.ts';

/** `etagere cards mathisto`: who and what is on the cards, and how many questions there are. */
export const cards: OptionsCommand = {
  about: (words: Words<TerminalLabel>) => words.label('cards.about'),
  takes: { options: [] },
  run: (_, words: Words<TerminalLabel>): CommandResult => {
    const families = FAMILIES.map(family => listFamily(family, words));
    const jokers = JOKERS.map(id => named(id, words));
    const questions = countQuestions(FAMILIES.flatMap(family => QUESTIONS[family]));
    const total = {
      people: FAMILIES.flatMap(family => PEOPLE[family]).length,
      discoveries: ALL_DISCOVERIES.length,
      jokers: jokers.length,
      names: namesOf(jokers),
    };
    return {
      tag: 'done',
      json: { families, jokers, questions },
      text: [
        ...families.map(({ name, people, discovery, questions: count }) =>
          words.label('cards.family', {
            family: name,
            people: namesOf(people),
            discovery: discovery.name,
            ...count,
          }),
        ),
        words.label('cards.total', { ...total, ...questions }),
      ].join('\n'),
    };
  },
};

type Named = { readonly id: Card; readonly name: string };
/** Years before our era are negative; `about` if they are not certain. */
type PersonLine = Named & { readonly born: number; readonly died: number | null; readonly about: boolean };
type Counts = { readonly fr: number; readonly en: number };
type FamilyLine = {
  readonly id: Family;
  readonly name: string;
  readonly people: readonly PersonLine[];
  readonly discovery: Named;
  readonly questions: Counts;
};

function listFamily(family: Family, words: Words<TerminalLabel>): FamilyLine {
  return {
    id: family,
    name: words.label(`family.${family}`),
    people: PEOPLE[family].map(id => {
      const { born, died, isAbout } = PEOPLE_FACTS[id];
      return { id, name: words.label(`card.${id}`), born, died, about: isAbout };
    }),
    discovery: named(DISCOVERY[family], words),
    questions: countQuestions(QUESTIONS[family]),
  };
}

function named(id: Card, words: Words<TerminalLabel>): Named {
  return { id, name: words.label(`card.${id}`) };
}

function namesOf(cards: readonly Named[]): string {
  return cards.map(({ name }) => name).join(', ');
}

/** Questions that can be put in each language. */
function countQuestions(questions: readonly Question[]): Counts {
  const count = (language: 'fr' | 'en'): number =>
    questions.filter(question => question[language].ask !== '' && question[language].answer !== '').length;
  return { fr: count('fr'), en: count('en') };
}
