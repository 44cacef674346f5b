import './panels.css';
import type { AsideProps } from '#contract/page.ts';
import { NUMBERS } from '../../data/board.ts';
import { isSign, type NumberToken, type Token as TokenKind } from '../../rules/tokens.ts';
import type { Calculator, View } from '../../rules/types.ts';
import { Peghole } from '../board/pegboard.tsx';
import { Token } from '../board/token.tsx';
import { chooseDivision, divisionIn } from '../division.ts';
import { DIVISIONS, type Division, printChain } from '../signs.ts';
import type { RulesWords } from '../words.ts';

/** What one looks up: how a line is read, what is worth what, how many of each number are still out of sight. */
export function Aid({ view, words: all }: AsideProps<Calculator>) {
  const words: RulesWords = all;
  const { label } = words;
  const division = divisionIn(words.language);
  return (
    <div class="calculator-aid">
      <h3>{label('ui.aid-reading')}</h3>
      <p>{label('ui.aid-order')}</p>
      <p class="formula">
        {printChain([8, '+', 3, 'x', 2, '=', 11, 'x', 2], division)}
        <small>{label('ui.aid-steps')}</small>
      </p>
      <h3>{label('ui.aid-worth')}</h3>
      <ul class="worth">
        <Worth tokens={[7]} division={division} text={label('ui.aid-number')} />
        <Worth tokens={['+', '-']} division={division} text={label('ui.aid-light')} />
        <Worth tokens={['x', ':']} division={division} text={label('ui.aid-heavy')} />
        <Worth tokens={['=']} division={division} text={label('ui.aid-equals')} />
        <li>
          <span>
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              <Peghole kind="red" />
            </svg>
          </span>
          {label('ui.aid-red')}
        </li>
      </ul>
      <h3>{label('ui.aid-division')}</h3>
      <fieldset class="chips" aria-label={label('ui.aid-division')}>
        {DIVISIONS.map(one => (
          <button
            key={one}
            type="button"
            class="chip"
            aria-pressed={one === division}
            onClick={() => chooseDivision(one)}
          >
            {printChain([12, ':', 3, '=', 4], one)}
          </button>
        ))}
      </fieldset>
      <h3>{label('ui.aid-numbers')}</h3>
      <p class="soft">{label('ui.aid-unseen')}</p>
      <ul class="number-table">
        {Object.entries(NUMBERS).map(([number, count]) => {
          const left = count - seen(view, Number(number));
          return (
            <li key={number} class={left === 0 ? 'seen' : undefined}>
              <b>{number}</b>
              <span>{label('ui.aid-left', { left, count })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface WorthProps {
  readonly tokens: readonly TokenKind[];
  readonly division: Division;
  readonly text: string;
}

function Worth({ tokens, division, text }: WorthProps) {
  return (
    <li>
      <span>
        {tokens.map(token => (
          <svg key={token} viewBox="0 0 100 100" aria-hidden="true">
            <Token token={token} division={division} />
          </svg>
        ))}
      </span>
      {text}
    </li>
  );
}

/** On the board, or on the viewer's own rack. */
function seen({ board, rack }: View, number: NumberToken): number {
  const there = [...board, ...(rack ?? [])];
  return there.filter(token => token !== null && !isSign(token) && token === number).length;
}
