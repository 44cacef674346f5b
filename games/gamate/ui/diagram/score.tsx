import '../score/score.css';
import { useState } from 'preact/hooks';
import { floorOf } from '../../rules/check.ts';
import { pointsOf, TRICKS } from '../../rules/score.ts';
import type { Config, Contract, DealResult } from '../../rules/types.ts';
import { Stepper } from '../definition/stepper.tsx';
import { Chip } from '../definition/term.tsx';
import { DealLines } from '../score/deal-lines.tsx';
import type { RulesWords } from '../words.ts';

/** All six of GA-1. */
const BRISQUES = 6;
/** The lowest floor that a table may have. */
const LOWEST: Config = { definitions: 'plain', floor: '1', length: 'rubber' };

/** GA-16: a deal in figures one can change, and where its points come from. */
export function ScoreDrawing({ words }: { readonly words: RulesWords }) {
  const { label } = words;
  const [wished, setAnnounced] = useState(7);
  const [taken, setTaken] = useState(7);
  const [brisques, setBrisques] = useState(3);
  const [ours, setOurs] = useState(0);
  const [theirs, setTheirs] = useState(4);
  const [isOpposed, setOpposed] = useState(false);
  const contract: Contract = { trumps: { is: 'multiples', of: 6 }, declarer: 0, isOpposed };
  const floor = floorOf({ config: LOWEST, contract });
  const announced = Math.max(floor, wished);
  const deal = {
    tricks: [taken, TRICKS - taken],
    brisques: [brisques, BRISQUES - brisques],
    renounced: [ours, theirs],
  } as const;
  const { winner, points } = pointsOf({ announced, isOpposed, declarer: 0, ...deal });
  const side = winner === 0 ? 'declarer' : 'defence';
  const result: DealResult = {
    tag: 'played',
    dealer: 0,
    contract,
    announced: { way: 'up', tricks: announced },
    ...deal,
    winner,
    points,
  };
  const renounced = (camp: 'declarer' | 'defence'): string => label('diagram.renounced-by', { camp });
  return (
    <>
      <div class="figures">
        <Stepper
          {...{ words }}
          {...range(floor)}
          label={label('diagram.announced')}
          value={announced}
          onChange={setAnnounced}
        />
        <Stepper
          {...{ words }}
          {...range(0)}
          label={label('diagram.taken')}
          value={taken}
          onChange={setTaken}
        />
        <Stepper
          {...{ words }}
          label={label('diagram.brisques')}
          value={brisques}
          least={0}
          most={BRISQUES}
          onChange={setBrisques}
        />
        <Stepper
          {...{ words }}
          {...range(0)}
          label={renounced('defence')}
          value={theirs}
          onChange={setTheirs}
        />
        <Stepper {...{ words }} {...range(0)} label={renounced('declarer')} value={ours} onChange={setOurs} />
      </div>
      <p>
        <Chip isOn={isOpposed} press={() => setOpposed(!isOpposed)}>
          {label('diagram.opposed')}
        </Chip>
      </p>
      <p role="status">{label('diagram.winner', { winner: side, points })}</p>
      <DealLines result={result} words={words} total={label('diagram.camp', { winner: side })} />
    </>
  );
}

function range(least: number): { readonly least: number; readonly most: number } {
  return { least, most: TRICKS };
}
