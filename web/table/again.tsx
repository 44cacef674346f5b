import { Icon } from '#ui/icons.tsx';
import { go } from '../app/router.ts';
import { words } from '../app/words.ts';
import { type DeviceTable, dealTable } from './device-table.ts';
import { failure } from './failure.ts';

interface AgainProps extends Pick<DeviceTable, 'game' | 'table'> {
  /** Before the end it is called otherwise, and is one of several things. */
  readonly text?: string;
  readonly isQuiet?: boolean;
}

/** Deals a new match to the same people, by the same options. */
export function Again({ game, table, text, isQuiet = false }: AgainProps) {
  return (
    <button
      type="button"
      class={isQuiet ? 'button' : 'button primary'}
      onClick={() => {
        dealTable(game.id, table.log.config, table.chairs).then(
          id => go(`/table/${id}`),
          (error: unknown) => {
            failure.value = error;
          },
        );
      }}
    >
      {isQuiet && <Icon name="again" />}
      {text ?? words.value.label('table.again')}
    </button>
  );
}
