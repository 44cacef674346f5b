import '../table/set-up.css';
import type { JSX } from 'preact';
import { LEVELS, type Level } from '#contract/bot.ts';
import { BotFace } from '#ui/faces/faces.tsx';
import { words } from '../app/words.ts';

interface SeatChipsProps {
  /** The level of the bot that sits there; null for a person. */
  readonly level: number | null;
  readonly choose: (level: Level | null) => void;
}

/** Who sits on a chair: a person, or one of the five bots. */
export function SeatChips({ level: chosen, choose }: SeatChipsProps): JSX.Element {
  return (
    <>
      <button type="button" class="chip bot-chip" aria-pressed={chosen === null} onClick={() => choose(null)}>
        {words.value.label('online.seat.person')}
      </button>
      {LEVELS.map(level => (
        <BotChip key={level} level={level} chosen={chosen === level} choose={() => choose(level)} />
      ))}
    </>
  );
}

interface BotChipProps {
  readonly level: Level;
  readonly chosen: boolean;
  readonly choose: () => void;
}

/** A bot, by its name and face, and how strong it is. */
export function BotChip({ level, chosen, choose }: BotChipProps): JSX.Element {
  return (
    <button type="button" class="chip bot-chip" aria-pressed={chosen} onClick={choose}>
      <BotFace level={level} />
      <span>
        {words.value.label(`bot.${level}.name`)}
        <small>{words.value.label('bot.level-short', { level })}</small>
      </span>
    </button>
  );
}

/** How strong a bot is, and how it plays, in one line. */
export function botWords(level: Level): string {
  const { label } = words.value;
  return `${label(`bot.${level}.name`)}, ${label('bot.level', { level })}. ${label(`bot.${level}.style`)}`;
}
