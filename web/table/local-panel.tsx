import { Dialog } from '#ui/dialog.tsx';
import { words } from '../app/words.ts';
import { saveFile } from '../replay/save-file.ts';
import type { DeviceTable } from './device-table.ts';
import { headline } from './headline.ts';
import { MoreSettings } from './more-settings.tsx';
import { LookUpPanel, type PanelProps } from './panels.tsx';

/** What opens above a table of this device: its match can be saved at any time, and replayed from here. */
export function LocalPanel({ id, table, ...props }: PanelProps & DeviceTable) {
  const { game, gameUi, panel, envelope, scene, close } = props;
  const { label } = words.value;
  const { Result } = gameUi;
  const frame = { close, closeLabel: label('dialog.close') };
  const save = (
    <button type="button" class="button" onClick={() => saveFile(table.log)}>
      {label('table.export')}
    </button>
  );
  switch (panel.tag) {
    case 'rules':
    case 'aid':
      return <LookUpPanel {...props} />;
    case 'more':
      return (
        <Dialog title={label('table.more')} {...frame}>
          <MoreSettings />
          <footer>{save}</footer>
        </Dialog>
      );
    case 'result':
      return (
        <Dialog title={headline(envelope, scene)} {...frame}>
          <Result envelope={envelope} {...scene} />
          <footer>
            {save}
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
}
