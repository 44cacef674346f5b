import type { JSX } from 'preact';
import type { Seat } from '#contract/game.ts';
import type { AnyEnvelope, TellScene } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import { Dialog } from '#ui/dialog.tsx';
import { later } from '#ui/later.tsx';
import { PageIcon } from '#ui/page-icons.tsx';
import { words } from '../app/words.ts';
import type { EndPanelProps } from '../end/end-panel.tsx';
import { QrCode } from '../lobby/qr-code.tsx';
import { carriedWords } from '../lobby/seat-words.ts';
import { linkTo, ShareLink } from '../lobby/share-link.tsx';
import { headline } from '../table/headline.ts';
import { MoreSettings } from '../table/more-settings.tsx';
import { type PanelProps, Panels } from '../table/panels.tsx';
import { ToolWords } from '../table/tool.tsx';
import type { Around } from './around.ts';
import type { Feed } from './feed.ts';
import { Rematch } from './rematch.tsx';
import { TableMenu } from './table-menu.tsx';

interface OnlinePanelProps extends PanelProps {
  readonly feed: Feed;
  readonly info: TableInfo;
  readonly around?: Around;
}

/** What opens above a table elsewhere. */
export function OnlinePanel({ feed, info, around, ...props }: OnlinePanelProps): JSX.Element {
  const { label } = words.value;
  const { close, game } = props;
  return (
    <Panels
      {...props}
      more={
        <Dialog title={label('table.menu')} close={close} closeLabel={label('dialog.close')}>
          <TableMenu feed={feed} info={info} close={close} />
          {info.carried !== undefined && <p>{carriedWords(info)}</p>}
          <MoreSettings />
          {around?.menu ?? (
            <section class="table-menu">
              <h3>{label('online-table.link')}</h3>
              <p class="soft">{label('online-table.link-help')}</p>
              <ShareLink id={info.id} title={`${registry[game.id]?.meta.name} · Étagère`} />
              <QrCode text={linkTo(info.id)} />
            </section>
          )}
        </Dialog>
      }
      result={<ResultPanel info={info} {...(around && { around })} {...props} />}
    />
  );
}

const EndPanel = later<EndPanelProps>(() => import('../end/end-panel.tsx').then(one => one.EndPanel));

/** Who won, in one sentence; or that nobody did. */
export function endingOf({ outcome }: TableInfo, envelope: AnyEnvelope, scene: TellScene): string {
  const end = outcome ?? envelope.outcome;
  return end === null
    ? words.value.label('online-table.result.stopped')
    : headline({ ...envelope, outcome: end }, scene);
}

/** Who won and how; or that nobody did. */
function ResultPanel({
  info,
  around,
  ...props
}: PanelProps & Pick<OnlinePanelProps, 'info' | 'around'>): JSX.Element {
  const { label } = words.value;
  const { envelope, scene } = props;
  const replay = `/replay/online/${info.id}`;
  return (
    <EndPanel
      {...props}
      name={registry[props.game.id]?.meta.name ?? ''}
      title={endingOf(info, envelope, scene)}
      why={
        <>
          {info.outcome === null && envelope.outcome === null && (
            <p>{label('online-table.result.stopped-why')}</p>
          )}
          {envelope.outcome === null && <p>{resignedWords(info, scene.seatName)}</p>}
        </>
      }
      replay={replay}
      again={around?.after ?? <Rematch info={info} />}
      more={
        <a class="button tool" href={`${replay}#fair`}>
          <PageIcon name="fair" />
          <ToolWords text={label('online-table.verify')} short={label('online-table.verify-short')} />
        </a>
      }
    />
  );
}

/** What brought the end about, where the rules did not: somebody gave up, or the match was stopped. */
export function lastWordOf(info: TableInfo, seatName: (seat: Seat) => string): string {
  return info.status === 'stopped'
    ? words.value.label('online-table.result.stopped')
    : resignedWords(info, seatName);
}

/** Who gave up, one sentence each for oneself and for the others; empty where nobody did. */
function resignedWords({ seats, you }: TableInfo, seatName: (seat: Seat) => string): string {
  const { label } = words.value;
  const resigned = seats.flatMap((there, seat) =>
    there.kind === 'person' && there.handedOver === 'resigned' ? [seat] : [],
  );
  const names = resigned.filter(seat => seat !== you.seat).map(seat => ({ text: seatName(seat) }));
  return [
    ...(names.length < resigned.length ? [label('online-table.result.you-resigned')] : []),
    ...(names.length > 0 ? [label('online-table.result.resigned', { names, count: names.length })] : []),
  ].join(' ');
}
