import './score.css';
import { later } from '#ui/later.tsx';
import { GAME } from '../../rules/score.ts';
import { campsOf, nameCamp, type ScoreProps } from './camps.ts';

const PastDeals = later(async () => (await import('./past-deals.tsx')).PastDeals);

/** GA-17: where the two camps stand. */
export function ScoreNow(props: ScoreProps) {
  const { view, words } = props;
  const { label } = words;
  const { score, config } = view;
  const camps = campsOf(view);
  const hasGames = config.length === 'rubber' || config.length === 'game';
  const isRubber = config.length === 'rubber';
  return (
    <table class="score-now">
      <caption class="unseen">{label('ui.score')}</caption>
      <thead>
        <tr>
          <td>{''}</td>
          {camps.map(camp => (
            <th scope="col" key={camp}>
              {nameCamp(camp, props)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {isRubber && (
          <tr>
            <th scope="row">{label('ui.games')}</th>
            {camps.map(camp => (
              <td key={camp}>{score.games[camp]}</td>
            ))}
          </tr>
        )}
        {hasGames && (
          <tr class="points">
            <th scope="row">{label('ui.points-of-game', { game: GAME })}</th>
            {camps.map(camp => (
              <td key={camp}>{score.points[camp]}</td>
            ))}
          </tr>
        )}
        {(!hasGames || isRubber) && (
          <tr>
            <th scope="row">{label('ui.total')}</th>
            {camps.map(camp => (
              <td key={camp}>{score.totals[camp]}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The sheet of the whole match: where it stands, and every deal before this one. */
export function ScoreSheet(props: ScoreProps) {
  return (
    <div class="score-sheet">
      <ScoreNow {...props} />
      {props.view.past.length > 0 && <PastDeals {...props} />}
    </div>
  );
}
