import { go } from '../app/router.ts';
import { words } from '../app/words.ts';
import { type DeviceTable, dealTable } from './device-table.ts';
import { failure } from './failure.ts';

/** Deals a new match to the same people, by the same options. */
export function Again({ game, table }: Pick<DeviceTable, 'game' | 'table'>) {
  return (
    <button
      type="button"
      class="button primary"
      onClick={() => {
        dealTable(game.id, table.log.config, table.chairs).then(
          id => go(`/table/${id}`),
          (error: unknown) => {
            failure.value = error;
          },
        );
      }}
    >
      {words.value.label('table.again')}
    </button>
  );
}
