import './bidding.css';
import type { Refusal } from '#contract/game.ts';
import { useMiddle } from '#ui/stage/middle.ts';
import type { Definition } from '../../rules/definition.ts';
import { SEATS } from '../../rules/seats.ts';
import { sameTerms } from '../../rules/trumps.ts';
import type { Rule, View } from '../../rules/types.ts';
import { sayDefinition } from '../../text/say-definition.ts';
import { lastCall } from '../calls.ts';
import { DefinitionChooser } from '../definition/chooser.tsx';
import { Preview } from '../definition/preview.tsx';
import type { UiScene } from '../words.ts';

interface BidSheetProps extends UiScene {
  readonly view: View;
  readonly live: boolean;
  readonly value: Definition | null;
  readonly fault: Refusal<Rule> | null;
  readonly onChange: (definition: Definition) => void;
}

/** One sheet to bid on: what, which, and the whole deck, small. While others speak it shows what was said last. */
export function BidSheet({ view, live, words, seatName, value, fault, onChange }: BidSheetProps) {
  const { label } = words;
  const { calls, contract, me, hands, config } = view;
  const hand = me === 'spectator' ? null : (hands[me] ?? null);
  const last = calls.findLast(({ trumps }) => trumps !== null);
  const said = contract?.trumps ?? last?.trumps ?? null;
  const spoken = forgotten(view);
  const isExtended = config.definitions === 'extended';
  useMiddle(live && (spoken.length > 0 || (isExtended && value !== null)) ? 'long-sheet' : null);
  return (
    <section class={live ? 'slip bid' : 'slip bid watched'} aria-label={label('ui.bid-sheet')} data-sheet>
      {live ? (
        <DefinitionChooser
          {...{ words, hand, value, onChange }}
          {...{ spoken }}
          extended={isExtended}
          shown={contract?.trumps ?? null}
          fault={fault === null ? null : words.refusal(fault.rule, fault.facts)}
        />
      ) : (
        <>
          <header>
            <h2>{said === null ? label('ui.auction') : sayDefinition(said, words)}</h2>
            <p class="soft">
              {contract !== null
                ? label('ui.contract-of', {
                    name: seatName(contract.declarer),
                    who: contract.declarer === me ? 'you' : 'other',
                  })
                : last === undefined
                  ? label('ui.nothing-said')
                  : label('ui.said-by', {
                      name: seatName(last.seat),
                      who: last.seat === me ? 'you' : 'other',
                    })}
            </p>
          </header>
          <Preview {...{ words, hand }} definition={said} fault={null} />
        </>
      )}
    </section>
  );
}

/** GA-7: what may be said again but hangs at no mouth any more, or was said by oneself; each once. */
function forgotten(view: View): readonly Definition[] {
  if (view.phase.tag !== 'auction') return [];
  const spoken = view.calls.flatMap(({ trumps }) => trumps ?? []);
  const hanging = SEATS.filter(seat => seat !== view.me).flatMap(seat => lastCall(view, seat)?.trumps ?? []);
  return spoken.filter(
    (one, i) =>
      spoken.findIndex(other => sameTerms(one, other)) === i && !hanging.some(other => sameTerms(one, other)),
  );
}
