import { isSign, type Token as TokenKind } from '../../rules/tokens.ts';
import { Token } from '../../ui/board/token.tsx';
import { divisionIn } from '../../ui/division.ts';
import { printToken } from '../../ui/signs.ts';
import type { Pile } from '../setting.ts';
import type { SoloWords } from '../words.ts';

interface TrayProps {
  readonly piles: readonly Pile[];
  readonly held: TokenKind | null;
  readonly words: SoloWords;
  readonly touch: (token: TokenKind) => void;
}

/** What is left to lay: numbers, then signs; of each how many. */
export function Tray({ piles, held, words, touch }: TrayProps) {
  const division = divisionIn(words.language);
  const kinds = [
    { name: words.label('solo.tray.numbers'), piles: piles.filter(({ token }) => !isSign(token)) },
    { name: words.label('solo.tray.signs'), piles: piles.filter(({ token }) => isSign(token)) },
  ].filter(kind => kind.piles.length > 0);
  return (
    <div class="solo-tray">
      {kinds.map(kind => (
        <ul key={kind.name} aria-label={kind.name}>
          {kind.piles.map(({ token, left }) => (
            <li key={token}>
              <button
                type="button"
                data-token={token}
                disabled={left === 0}
                aria-pressed={held === token}
                aria-label={words.label('solo.tray.token', { token: printToken(token, division), left })}
                onClick={() => touch(token)}
              >
                <svg viewBox="0 0 100 100" aria-hidden="true">
                  <Token {...{ token, division }} lifted={held === token} />
                </svg>
                {left !== 1 && <span class="left">{left}</span>}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
