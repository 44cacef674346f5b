import './rule-book.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyMatchRules } from '#contract/game.ts';
import type { AnyGameUi } from '#contract/page.ts';
import type { Words } from '#text/words.ts';
import type { PageLabel } from '../app/words.ts';
import { useInSight } from './in-sight.ts';

interface RuleBookProps {
  readonly game: AnyMatchRules;
  /** Absent where a game has rules but no pictures yet. */
  readonly gameUi?: AnyGameUi;
  readonly words: Words;
  /** The paragraph to open at. */
  readonly open?: string;
  /** Told when somebody goes to a paragraph by the contents; a page puts it into its address. */
  readonly follow?: (rule: string) => void;
  /** One below the title that the book stands under. */
  readonly heading?: 'h2' | 'h3';
}

/** One paragraph for each rule id, in the order of the book; a drawing one can touch where it helps. */
export function RuleBook({ game, gameUi, words, open, follow, heading: Heading = 'h3' }: RuleBookProps) {
  const { label }: Words<PageLabel> = words;
  const [asked, setAsked] = useState<{ readonly rule: string | undefined }>({ rule: open });
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => setAsked({ rule: open }), [open]);
  useInSight(book, asked);
  const Diagram = gameUi?.Diagram;
  const paragraphs = game.rules.map(rule => ({ rule, ...(words.rule(rule) ?? { title: rule, text: '' }) }));

  function goTo(event: MouseEvent, rule: string): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // In a dialog the address stays that of the table.
    event.preventDefault();
    setAsked({ rule });
    follow?.(rule);
  }

  return (
    <div class="rule-book" ref={book}>
      <nav class="rule-contents" aria-label={label('rules.contents')}>
        <ol>
          {paragraphs.map(({ rule, title }) => (
            <li key={rule}>
              <a href={`/${game.id}/rules#${rule}`} onClick={event => goTo(event, rule)}>
                <span class="rule-number">{numberOf(rule)}</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="rule-paragraphs">
        {paragraphs.map(({ rule, title, text }) => (
          <section
            key={rule}
            id={rule}
            class="rule"
            tabIndex={-1}
            aria-labelledby={`${rule}-title`}
            aria-current={rule === asked.rule ? 'true' : undefined}
          >
            <Heading id={`${rule}-title`} class="rule-title">
              {title} <small>{rule}</small>
            </Heading>
            <p>{text}</p>
            {Diagram && <Diagram rule={rule} words={words} />}
          </section>
        ))}
      </div>
    </div>
  );
}

/** `5` of MB-5. */
function numberOf(rule: string): string {
  return rule.slice(rule.lastIndexOf('-') + 1);
}
