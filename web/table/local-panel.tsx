import type { Viewer } from '#contract/game.ts';
import { registry } from '#games/registry.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PageIcon } from '#ui/page-icons.tsx';
import { words } from '../app/words.ts';
import { EndPanel } from '../end/end-panel.tsx';
import { Beside } from '../play-on/beside.tsx';
import { saveFile } from '../replay/save-file.ts';
import { Again } from './again.tsx';
import type { DeviceTable } from './device-table.ts';
import { headline } from './headline.ts';
import { isLent, told } from './lent.tsx';
import { MoreSettings } from './more-settings.tsx';
import { type PanelProps, Panels } from './panels.tsx';
import { ToolWords } from './tool.tsx';

type LocalPanelProps = PanelProps & DeviceTable;

/** What opens above a table of this device: its match can be saved at any time, and replayed from here. */
export function LocalPanel(props: LocalPanelProps) {
  const { label } = words.value;
  return (
    <Panels
      {...props}
      more={
        <Dialog title={label('table.menu')} close={props.close} closeLabel={label('dialog.close')}>
          <LocalMenu {...props} />
          <MoreSettings />
          <footer>
            <Save table={props.table} />
          </footer>
        </Dialog>
      }
      result={
        <EndPanel
          {...props}
          name={registry[props.game.id]?.meta.name ?? ''}
          title={headline(props.envelope, props.scene)}
          replay={`/replay/${props.id}`}
          beside={<Real {...props} />}
          again={<Again {...props} />}
          more={<Save table={props.table} short={label('table.export-short')} />}
        />
      }
    />
  );
}

/** Beside the match that this one was played on from. */
function Real({ game, table, from, envelope, scene }: LocalPanelProps) {
  const { origin } = table.log;
  if (origin === undefined) return null;
  return <Beside {...{ game, origin, from }} outcome={envelope.outcome} seatName={scene.seatName} />;
}

/** What one may do besides playing: begin anew, or go. Nothing is lost by either. */
function LocalMenu({
  id,
  game,
  table,
  envelope: { viewer },
  close,
}: Pick<LocalPanelProps, 'id' | 'game' | 'table' | 'envelope' | 'close'>) {
  const { label } = words.value;
  return (
    <section class="local-menu">
      {!table.over && (
        <>
          <Again game={game} table={table} text={label('table.restart')} isQuiet />
          <p class="soft">{label('table.restart-help')}</p>
        </>
      )}
      {!table.over && <Lending table={table} seat={viewer} close={close} />}
      {!table.over && table.log.origin === undefined && (
        <>
          <a class="button" href={`/carry/${id}`}>
            <PageIcon name="invite" />
            {label('table.carry')}
          </a>
          <p class="soft">{label('table.carry-help')}</p>
        </>
      )}
      <a class="button" href={`/${game.id}`}>
        <PageIcon name="leave" />
        {label('table.leave')}
      </a>
      <p class="soft">{label('table.leave-help')}</p>
    </section>
  );
}

/** Whoever has the device may let a bot play for them for a while. */
function Lending({
  table,
  seat,
  close,
}: Pick<LocalPanelProps, 'table' | 'close'> & { readonly seat: Viewer }) {
  const { label } = words.value;
  const chair = seat === 'spectator' ? undefined : table.chairs[seat];
  if (seat === 'spectator' || chair?.kind !== 'person') return null;
  const lent = isLent(chair);
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          close();
          void told(lent ? table.takeBack(seat) : table.lend(seat));
        }}
      >
        {label(lent ? 'table.take-back' : 'table.lend')}
      </button>
      {!lent && <p class="soft">{label('table.lend-help')}</p>}
    </>
  );
}

function Save({ table, short }: Pick<DeviceTable, 'table'> & { readonly short?: string }) {
  const text = words.value.label('table.export');
  return (
    <button type="button" class="button tool" onClick={() => saveFile(table.log)}>
      <PageIcon name="save" />
      {short === undefined ? text : <ToolWords {...{ text, short }} />}
    </button>
  );
}
