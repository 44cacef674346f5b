import './phone-hand.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isAsked } from '#kernel/asked.ts';
import { formatNumber } from '#text/format.ts';
import { Icon } from '#ui/icons.tsx';
import { words } from '../app/words.ts';
import { facesOf } from '../table/seats.tsx';
import type { HeadProps } from '../table/table-frame.tsx';
import { Tool } from '../table/tool.tsx';

/**
 * What a phone as a hand shows in place of the bar of a table: one's turn, or who plays. The style sheet takes away
 * what the big screen has: seats and story always, the board while somebody else plays.
 */
export function PhoneHand({ seated, notes, tools, hasEnded, open }: HeadProps): JSX.Element {
  const { label } = words.value;
  const { viewer, envelope, gameUi, scene, chairs } = seated;
  const [isBoardWanted, setBoardWanted] = useState(false);
  const [isCovered, setCovered] = useState(false);
  const faces = facesOf(seated);
  const isMyTurn = viewer !== 'spectator' && isAsked(envelope, viewer);
  const isResting = !hasEnded && !isMyTurn && !isBoardWanted;
  const asked = chairs.flatMap((_, seat) => (isAsked(envelope, seat) && seat !== viewer ? [seat] : []));
  const name = viewer === 'spectator' ? '' : (chairs[viewer]?.kind === 'person' && chairs[viewer].name) || '';
  const kind = `hand-head${isMyTurn && !hasEnded ? ' my-turn' : ''}${isResting ? ' resting' : ''}${isCovered && !isMyTurn ? ' covered' : ''}`;
  return (
    <div class={kind}>
      <header class="hand-bar">
        {viewer !== 'spectator' && <span class="hand-face">{faces[viewer]}</span>}
        <h1>{isMyTurn && !hasEnded ? label('room.hand.turn', { name }) : name}</h1>
        {viewer !== 'spectator' && (
          <p class="hand-score">
            {formatNumber(gameUi.scoreOf(envelope.view, viewer), scene.words.language)}
            <span class="unseen"> {label('room.hand.points')}</span>
          </p>
        )}
        {!isMyTurn && !hasEnded && (
          <button
            type="button"
            class="button quiet"
            aria-pressed={isBoardWanted}
            onClick={() => setBoardWanted(!isBoardWanted)}
          >
            <Icon name="eye" />
            {label('room.hand.board')}
          </button>
        )}
        <button
          type="button"
          class="button quiet icon"
          aria-label={label('table.menu')}
          onClick={() => open('more')}
        >
          <Icon name="menu" />
        </button>
      </header>
      {notes}
      {isResting && (
        <section class="who-plays" aria-labelledby="who-plays">
          <span class="faces" aria-hidden="true">
            {asked.map(seat => faces[seat])}
          </span>
          <h2 id="who-plays">
            {asked.length === 1
              ? label('room.hand.plays', { name: scene.seatName(asked[0] ?? 0) })
              : label('room.hand.wait')}
          </h2>
          <p>{label('room.look-up')}</p>
        </section>
      )}
      {!isMyTurn && !hasEnded && (
        <nav class="hand-foot" aria-label={label('table.tools')}>
          <button
            type="button"
            class="button"
            aria-pressed={isCovered}
            onClick={() => setCovered(!isCovered)}
          >
            {label('room.hand.cover')}
          </button>
          {gameUi.Aid && (
            <Tool
              icon={gameUi.aidKind ?? 'memo'}
              text={scene.words.label('ui.aid')}
              short={label(`table.aid.${gameUi.aidKind ?? 'memo'}`)}
              onClick={() => open('aid')}
            />
          )}
          <Tool
            icon="book"
            text={label('table.rules')}
            short={label('table.rules')}
            onClick={() => open('rules')}
          />
          {tools}
        </nav>
      )}
    </div>
  );
}
