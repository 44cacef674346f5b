import type { DealResult as Result, View } from '../../rules/types.ts';
import { sayDefinition } from '../../text/say-definition.ts';
import { CardBack } from '../card/back.tsx';
import { Crown } from '../card/paper.tsx';
import { campFacts } from '../names.ts';
import { tellDeal } from '../tell.ts';
import type { UiScene } from '../words.ts';
import { campsOf } from './camps.ts';
import { DealLines, headlineOf } from './deal-lines.tsx';
import { lastScoring } from './last-scoring.ts';
import { Pegs } from './pegs.tsx';
import { sayTricks } from './say-tricks.ts';

interface DealResultProps extends UiScene {
  readonly view: View;
  readonly result: Result;
}

/** How the deal before this one ended, while the next lies ready: the lines, the score, the tricks of both camps. */
export function DealResult(props: DealResultProps) {
  const { view, result, words, seatName } = props;
  const { label } = words;
  return (
    <div class="end">
      <section class="slip deal-result" aria-label={label('ui.deal-result')}>
        <header>
          <h2>{headlineOf(result, words)}</h2>
          {result.tag !== 'void' && (
            <p class="soft">
              {label('ui.deal-contract', {
                trumps: sayDefinition(result.contract.trumps, words),
                name: seatName(result.contract.declarer),
                ...(result.tag === 'played' ? { ...result.announced, played: 'yes' } : {}),
                ...(result.contract.isOpposed ? { opposed: 'yes' } : {}),
              })}
            </p>
          )}
        </header>
        {result.tag === 'played' ? (
          <DealLines
            {...{ result, words }}
            total={label('ui.line.total', campFacts(result.winner, view.me, seatName))}
          />
        ) : (
          <p>{tellDeal(result, view, { words, seatName })}</p>
        )}
        <Standing {...props} />
      </section>
      {result.tag === 'played' && (
        <ul class="won">
          {campsOf(view).map(camp => (
            <li key={camp}>
              <p>
                <b>{result.tricks[camp]}</b> {sayTricks(result.tricks[camp], camp, { view, words, seatName })}
              </p>
              <span class="won-tricks" aria-hidden="true">
                {Array.from({ length: result.tricks[camp] }, (_, i) => (
                  <CardBack key={i} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** GA-17: what the deal did to the score of its game. */
function Standing({ view, result, words, seatName }: DealResultProps) {
  const { label } = words;
  const { before, after, game } = lastScoring(view);
  if (result.tag === 'void') return null;
  const { winner, points } = result;
  const brisques = result.tag === 'played' ? result.brisques[winner] : 0;
  return (
    <div class="standing">
      {brisques > 0 && (
        <svg class="crowns" viewBox="0 0 240 40" width="240" height="40" aria-hidden="true">
          {Array.from({ length: brisques }, (_, i) => (
            <Crown key={i} x={20 + 40 * i} y={20} />
          ))}
        </svg>
      )}
      <Pegs {...{ view, words, seatName, before, after }} />
      <p>
        {game !== null && <b>{label('ui.game-goes', campFacts(game, view.me, seatName))}</b>}{' '}
        <span class="soft">
          {label('ui.sum', {
            before: before[winner],
            points,
            after: after[winner],
            length: view.config.length,
          })}
        </span>
      </p>
    </div>
  );
}
