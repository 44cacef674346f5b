import type { Refusal } from '#contract/game.ts';
import type { Words } from '#text/words.ts';

interface RefusalNoteProps {
  readonly refusal: Refusal<string>;
  readonly words: Words<'ui.rule'>;
  /** Opens the rule book at a paragraph. */
  readonly openRule: (rule: string) => void;
}

/** Why a move cannot be made, with the way to the paragraph of the rule book that says so. */
export function RefusalNote({ refusal: { rule, facts }, words, openRule }: RefusalNoteProps) {
  return (
    <p class="bubble refusal">
      {words.refusal(rule, facts)}{' '}
      <button type="button" class="link" onClick={() => openRule(rule)}>
        {words.label('ui.rule', { rule })}
      </button>
    </p>
  );
}
