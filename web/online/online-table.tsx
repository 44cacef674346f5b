import './online.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { registry } from '#games/registry.ts';
import { isAsked } from '#kernel/asked.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import type { Words } from '#text/words.ts';
import { Waiting } from '#ui/waiting.tsx';
import { words } from '../app/words.ts';
import { failure } from '../table/failure.ts';
import { seatNames } from '../table/seat-names.ts';
import { TableFrame } from '../table/table-frame.tsx';
import type { Around } from './around.ts';
import { atSeat } from './at-seat.tsx';
import type { Feed } from './feed.ts';
import { Notes } from './notes.tsx';
import { endingOf, lastWordOf, OnlinePanel } from './online-panel.tsx';
import { AfterMatch } from './rematch.tsx';
import type { RemoteTable } from './remote-table.ts';
import type { SeatsHere } from './seats-here.ts';
import { TalkButton, TalkPanel } from './talk.tsx';
import { TalkState } from './talk-state.ts';
import { Trying } from './trying.ts';
import { TurnsElsewhere, useTurnSound } from './turns.tsx';
import { useRemote } from './use-remote.ts';

interface OnlineTableProps {
  readonly feed: Feed;
  readonly info: TableInfo;
  /** Around one that a room plays; absent: one plays again at another table. */
  readonly around?: Around;
}

/** A table elsewhere that is being played, or was. */
export function OnlineTable({ feed, info, around }: OnlineTableProps): JSX.Element {
  const loaded = useRemote(feed, info).value;
  if (loaded.tag === 'failed') throw loaded.error;
  if (loaded.tag === 'waiting') return <Waiting />;
  return <Framed feed={feed} info={info} {...(around && { around })} {...loaded.value} />;
}

interface FramedProps extends OnlineTableProps {
  readonly table: RemoteTable;
  readonly words: Words;
}

function Framed({ feed, info, table, around, words: gameWords }: FramedProps): JSX.Element {
  const { label } = words.value;
  const talk = useMemo(() => new TalkState(feed), [feed]);
  useEffect(() => () => talk.close(), [talk]);
  useEffect(() => () => table.close(), [table]);
  const gathered = useSeatsHere(info, table);
  const framed = gathered ?? table;
  const trying = useMemo(
    () => new Trying((move, step) => feed.client.try(info.id, step, move)),
    [feed, info.id],
  );
  useEffect(() => () => trying.close(), [trying]);
  const isShown = around?.Head !== undefined && registry[info.game]?.meta.tries !== undefined;
  const said = useSignal('');
  const hands = framed.hands.value;
  const now = framed.stage.value.frames.value.at(-1)?.envelope;
  const isMyTurn = hands !== null && now !== undefined && isAsked(now, hands);
  useTurnSound(isMyTurn);
  const nameOf = seatNames(table.chairs.value, gameWords, framed.viewer.value);
  const announce = (sentence: string): void => {
    said.value = sentence;
  };
  return (
    <>
      <TableFrame
        key={gathered === null ? 'own' : 'around'}
        framed={framed}
        words={gameWords}
        renderPanel={props => <OnlinePanel {...props} feed={feed} info={info} {...(around && { around })} />}
        next={around?.after ?? <AfterMatch info={info} />}
        more={{
          tools: (
            <>
              <TurnsElsewhere here={info.id} />
              <TalkButton talk={talk} />
            </>
          ),
          notes: <Notes {...{ feed, table, info, nameOf }} />,
          atSeat: atSeat({ feed, talk, info, announce }),
          ending:
            now === undefined || now.outcome !== null
              ? null
              : endingOf(info, now, { words: gameWords, seatName: nameOf }),
          lastWord: now?.outcome === null ? lastWordOf(info, nameOf) : null,
          ...(around?.Head && { Head: around.Head }),
          ...(isShown && { tryOut: (move, step) => trying.show(move, step) }),
          title: isMyTurn ? [label('online-table.title.turn')] : [],
        }}
      />
      {talk.isOpen.value && <TalkPanel talk={talk} />}
      <p class="unseen" role="status" aria-live="polite">
        {said}
      </p>
    </>
  );
}

/** Where this device holds other seats too, all of them by turns; null where it does not. */
function useSeatsHere({ id, seats, you }: TableInfo, table: RemoteTable): SeatsHere | null {
  const [here, setHere] = useState<SeatsHere | null>(null);
  const own = you.seat;
  const held = seats.flatMap((there, seat) =>
    own !== null && there.kind === 'person' && there.heldBy === own ? [seat] : [],
  );
  const key = held.join();
  useEffect(() => {
    if (key === '' || own === null) return undefined;
    let opened: SeatsHere | null = null;
    let isLeft = false;
    import('./seats-here.ts').then(
      part => {
        if (isLeft) return;
        opened = new part.SeatsHere(id, { table, seat: own }, held);
        setHere(opened);
      },
      (error: unknown) => {
        failure.value = error;
      },
    );
    return () => {
      isLeft = true;
      opened?.close();
      setHere(null);
    };
  }, [id, key, own, table]);
  return here;
}
