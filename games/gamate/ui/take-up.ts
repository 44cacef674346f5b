/** A bid lies at the mouth that said it, outside of the table: whoever touches it there takes it up here. */
import { signal } from '@preact/signals';
import type { Definition } from '../rules/definition.ts';
import { actorOf } from '../rules/turn.ts';
import type { View } from '../rules/types.ts';
import { promptOf } from './choice.ts';

interface TakenUp {
  /** When: what is asked next has nothing to do with it. */
  readonly prompt: string;
  readonly trumps: Definition;
}

export const takenUp = signal<TakenUp | null>(null);

export function takeUp(view: View, trumps: Definition): void {
  takenUp.value = { prompt: promptOf(view), trumps };
}

/** GA-7: whoever is asked in the auction may say again what was said. */
export function canRepeat(view: View): boolean {
  return view.phase.tag === 'auction' && actorOf(view) === view.me;
}
