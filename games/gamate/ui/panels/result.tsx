import '#ui/totals.css';
import type { ResultProps } from '#contract/page.ts';
import { GAMES } from '../../rules/score.ts';
import { campOf, partnerOf } from '../../rules/seats.ts';
import type { Camp, Gamate } from '../../rules/types.ts';
import { campsOf } from '../score/camps.ts';
import { PastDeals } from '../score/past-deals.tsx';
import type { UiWords } from '../words.ts';

/** Who won by what: games or points (GA-17, GA-18), and every deal that led there. */
export function Result({ envelope, words: all, seatName }: ResultProps<Gamate>) {
  const words: UiWords = all;
  const { label } = words;
  const { view, outcome } = envelope;
  if (outcome === null) return null;
  const { score, config, past } = view;
  const [one, other] = campsOf(view).toSorted((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  const isDrawn = outcome.ranks.every(rank => rank === 1);
  const hasGames = config.length === 'rubber' || config.length === 'game';
  const isTwoNil = config.length === 'rubber' && score.games.includes(GAMES) && score.games.includes(0);
  const isByGames =
    outcome.rule === 'GA-17' &&
    one !== undefined &&
    other !== undefined &&
    score.totals[one] <= score.totals[other];
  /** `You and Zoé`: oneself first. */
  function names(camp: Camp): string {
    const one = view.me !== 'spectator' && campOf(view.me) === camp ? view.me : camp;
    return label('ui.pair', { one: seatName(one), other: seatName(partnerOf(one)) });
  }
  return (
    <div class="gamate-result">
      {isDrawn && <p>{label('ui.drawn')}</p>}
      {isByGames && <p>{label('ui.by-games')}</p>}
      <div class="totals-box">
        <table class="totals">
          <thead>
            <tr>
              <th scope="col">{label('ui.camp')}</th>
              {hasGames && <th scope="col">{label('ui.games')}</th>}
              <th scope="col">{label('ui.deals-won')}</th>
              <th scope="col">{label('ui.total')}</th>
            </tr>
          </thead>
          <tbody>
            {[one, other].map(camp =>
              camp === undefined ? null : (
                <tr key={camp}>
                  <th scope="row">{names(camp)}</th>
                  {hasGames && <td>{score.games[camp]}</td>}
                  <td>{past.filter(deal => deal.tag !== 'void' && deal.winner === camp).length}</td>
                  <td>
                    <b>{score.totals[camp]}</b>
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
      {isTwoNil && <p class="soft">{label('ui.two-nil')}</p>}
      <PastDeals {...{ view, words, seatName }} />
    </div>
  );
}
