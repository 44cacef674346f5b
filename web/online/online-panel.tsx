import type { JSX } from 'preact';
import type { Seat } from '#contract/game.ts';
import type { AnyEnvelope } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import { Dialog } from '#ui/dialog.tsx';
import { words } from '../app/words.ts';
import { ShareLink } from '../lobby/share-link.tsx';
import { headline } from '../table/headline.ts';
import { MoreSettings } from '../table/more-settings.tsx';
import { type PanelProps, Panels } from '../table/panels.tsx';
import { Rematch } from './rematch.tsx';
import type { Room } from './room.ts';
import { TableMenu } from './table-menu.tsx';

interface OnlinePanelProps extends PanelProps {
  readonly room: Room;
  readonly info: TableInfo;
}

/** What opens above a table elsewhere. */
export function OnlinePanel({ room, info, ...props }: OnlinePanelProps): JSX.Element {
  const { label } = words.value;
  const { close, game } = props;
  return (
    <Panels
      {...props}
      more={
        <Dialog title={label('online-table.menu')} close={close} closeLabel={label('dialog.close')}>
          <TableMenu room={room} info={info} close={close} />
          <MoreSettings />
          <section class="table-menu">
            <h3>{label('online-table.link')}</h3>
            <p class="soft">{label('online-table.link-help')}</p>
            <ShareLink id={info.id} title={`${registry[game.id]?.meta.name} · Étagère`} />
          </section>
        </Dialog>
      }
      result={<ResultPanel info={info} {...props} />}
    />
  );
}

/** Who won and how; or that nobody did. */
function ResultPanel({
  info,
  envelope,
  scene,
  gameUi,
  close,
}: PanelProps & { readonly info: TableInfo }): JSX.Element {
  const { label } = words.value;
  const { Result } = gameUi;
  const resigned = seatsResigned(info);
  const shown: AnyEnvelope = info.outcome === null ? envelope : { ...envelope, outcome: info.outcome };
  const title = shown.outcome === null ? label('online-table.result.stopped') : headline(shown, scene);
  return (
    <Dialog title={title} close={close} closeLabel={label('dialog.close')}>
      {shown.outcome === null && <p>{label('online-table.result.stopped-why')}</p>}
      {envelope.outcome === null && resigned.length > 0 && (
        <p>
          {label('online-table.result.resigned', {
            names: resigned.map(seat => ({ text: scene.seatName(seat) })),
            count: resigned.length,
          })}
        </p>
      )}
      {envelope.outcome !== null && <Result envelope={envelope} {...scene} />}
      <footer>
        <a class="button" href={`/replay/online/${info.id}#fair`}>
          {label('online-table.verify')}
        </a>
        <a class="button" href={`/replay/online/${info.id}`}>
          {label('online-table.replay')}
        </a>
        <Rematch info={info} />
      </footer>
    </Dialog>
  );
}

function seatsResigned({ seats }: TableInfo): readonly Seat[] {
  return seats.flatMap((there, seat) =>
    there.kind === 'person' && there.handedOver === 'resigned' ? [seat] : [],
  );
}
