import { GAME } from '../../rules/score.ts';
import type { Camp, Pair } from '../../rules/types.ts';
import { campsOf, nameCamp, type ScoreProps } from './camps.ts';

interface PegsProps extends ScoreProps {
  readonly before: Pair<number>;
  readonly after: Pair<number>;
}

/** A hole every four points. */
const HOLES = GAME / 4 + 1;
const ROWS = [46, 72] as const;

/** Two rows of holes up to the end of a game: where a camp stood, how far it went, and where the other stands. */
export function Pegs(props: PegsProps) {
  const { view, before, after } = props;
  const most = Math.max(GAME, ...after);
  const at = (points: number): number => 14 + (256 * points) / (most + 2);
  const hasGames = view.config.length === 'rubber' || view.config.length === 'game';
  return (
    <figure class="pegs">
      <svg viewBox="0 0 284 96" width="284" height="96" aria-hidden="true">
        <rect x="1" y="26" width="282" height="66" rx="10" class="peg-board" />
        {ROWS.map(y =>
          Array.from({ length: HOLES }, (_, i) => (
            <circle key={`${y} ${i}`} cx={at(4 * i)} cy={y} r="2.6" class="hole" />
          )),
        )}
        {hasGames && (
          <>
            <path d={`M${at(GAME)} 22V96`} class="goal" />
            <text x={at(GAME)} y="16" text-anchor="middle">
              {GAME}
            </text>
          </>
        )}
        {campsOf(view).map((camp, i) => (
          <Row key={camp} {...{ camp, before, after, at }} y={ROWS[i] ?? 0} isRound={i === 0} />
        ))}
      </svg>
      <figcaption>
        {campsOf(view).map(camp => (
          <span key={camp}>
            {nameCamp(camp, props)} <b>{after[camp]}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

interface RowProps extends Pick<PegsProps, 'before' | 'after'> {
  readonly camp: Camp;
  readonly y: number;
  readonly at: (points: number) => number;
  /** One's own pegs are round, theirs square. */
  readonly isRound: boolean;
}

function Row({ camp, before, after, y, at, isRound }: RowProps) {
  const [from, to] = [at(before[camp]), at(after[camp])];
  return (
    <>
      {from !== to && (
        <>
          <path d={`M${from} ${y}H${to}`} class="way-gone" />
          <Peg x={from} {...{ y, isRound }} name="peg was" />
        </>
      )}
      <Peg x={to} {...{ y, isRound }} name="peg" />
    </>
  );
}

interface PegProps {
  readonly x: number;
  readonly y: number;
  readonly isRound: boolean;
  readonly name: string;
}

function Peg({ x, y, isRound, name }: PegProps) {
  return isRound ? (
    <circle cx={x} cy={y} r="8" class={name} />
  ) : (
    <rect x={x - 7} y={y - 7} width="14" height="14" class={name} />
  );
}
