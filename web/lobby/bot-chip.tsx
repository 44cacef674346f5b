import '../table/set-up.css';
import type { JSX } from 'preact';
import type { Level } from '#contract/bot.ts';
import { BotFace } from '#ui/faces.tsx';
import { words } from '../app/words.ts';

interface BotChipProps {
  readonly level: Level;
  readonly chosen: boolean;
  readonly choose: () => void;
}

/** A bot, by its name and face. */
export function BotChip({ level, chosen, choose }: BotChipProps): JSX.Element {
  return (
    <button type="button" class="chip bot-chip" aria-pressed={chosen} onClick={choose}>
      <BotFace level={level} />
      {words.value.label(`bot.${level}.name`)}
    </button>
  );
}
