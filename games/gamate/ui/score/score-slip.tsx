import './score-slip.css';
import { later } from '#ui/later.tsx';
import { SheetButton } from '#ui/sheet-button.tsx';
import { lengthOf } from '../../rules/length.ts';
import { GAME } from '../../rules/score.ts';
import { campsOf, nameCamp, type ScoreProps } from './camps.ts';

const ScoreSheet = later(async () => (await import('./score-sheet.tsx')).ScoreSheet);

/** GA-17: where the two camps stand, in a corner of the cloth; the whole sheet opens from it. */
export function ScoreSlip(props: ScoreProps) {
  const { view, words } = props;
  const { label } = words;
  const deals = lengthOf(view.config);
  const [us, them] = campsOf(view);
  return (
    <div class="corner">
      <div class="slip score-slip">
        <dl>
          {[us, them].map(camp => (
            <div key={camp}>
              <dt>{nameCamp(camp, props)}</dt>
              <dd>{view.score.points[camp]}</dd>
            </div>
          ))}
        </dl>
        <p class="soft">
          {deals === null
            ? label('ui.game-at', {
                game: GAME,
                ...(Math.max(...view.score.games) > 0 ? { played: 'yes' } : {}),
                mine: view.score.games[us],
                theirs: view.score.games[them],
              })
            : label('ui.deal-of', { number: Math.min(view.past.length + 1, deals), deals })}
        </p>
        {view.past.length > 0 && (
          <SheetButton name="score-button" title={label('ui.score')}>
            <ScoreSheet {...props} />
          </SheetButton>
        )}
      </div>
    </div>
  );
}
