import { Dialog } from '#ui/dialog.tsx';
import { words } from '../app/words.ts';
import { saveFile } from '../replay/save-file.ts';
import type { DeviceTable } from './device-table.ts';
import { headline } from './headline.ts';
import { MoreSettings } from './more-settings.tsx';
import { type PanelProps, Panels } from './panels.tsx';

type LocalPanelProps = PanelProps & DeviceTable;

/** What opens above a table of this device: its match can be saved at any time, and replayed from here. */
export function LocalPanel(props: LocalPanelProps) {
  const { label } = words.value;
  return (
    <Panels
      {...props}
      more={
        <Dialog title={label('table.more')} close={props.close} closeLabel={label('dialog.close')}>
          <MoreSettings />
          <footer>
            <Save table={props.table} />
          </footer>
        </Dialog>
      }
      result={<ResultPanel {...props} />}
    />
  );
}

function ResultPanel({ id, table, game, gameUi, envelope, scene, close }: LocalPanelProps) {
  const { label } = words.value;
  const { Result } = gameUi;
  return (
    <Dialog title={headline(envelope, scene)} close={close} closeLabel={label('dialog.close')}>
      <Result envelope={envelope} {...scene} />
      <footer>
        <Save table={table} />
        <a class="button" href={`/replay/${id}`}>
          {label('table.replay')}
        </a>
        <a class="button primary" href={`/${game.id}/play?now`}>
          {label('table.again')}
        </a>
      </footer>
    </Dialog>
  );
}

function Save({ table }: Pick<DeviceTable, 'table'>) {
  return (
    <button type="button" class="button" onClick={() => saveFile(table.log)}>
      {words.value.label('table.export')}
    </button>
  );
}
