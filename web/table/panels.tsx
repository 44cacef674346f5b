import type { JSX } from 'preact';
import type { AnyMatchRules } from '#contract/game.ts';
import type { AnyEnvelope, AnyGameUi, TellScene } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import { must } from '#kernel/must.ts';
import type { AnyFrame } from '#table/history.ts';
import type { Words } from '#text/words.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useLoaded } from '../app/loaded.ts';
import { AwaitedPanel } from '../app/missing.tsx';
import { bookWordsFor, type PageLabel } from '../app/words.ts';
import { RuleBook } from '../rules/rule-book.tsx';

export type PanelName =
  | { readonly tag: 'rules'; readonly rule?: string }
  | { readonly tag: 'aid' }
  | { readonly tag: 'more' }
  | { readonly tag: 'result' };

export interface PanelProps {
  readonly game: AnyMatchRules;
  readonly gameUi: AnyGameUi;
  readonly panel: PanelName;
  readonly envelope: AnyEnvelope;
  /** All that was shown so far; online the beginning may be missing. */
  readonly frames: readonly AnyFrame[];
  readonly scene: TellScene;
  readonly close: () => void;
}

interface PanelsProps extends PanelProps {
  /** The settings of the table, and what else can be done with it. */
  readonly more: JSX.Element;
  readonly result: JSX.Element;
}

/** What is open above a table. */
export function Panels({ more, result, ...props }: PanelsProps) {
  switch (props.panel.tag) {
    case 'rules':
    case 'aid':
      return <LookUp {...props} />;
    case 'more':
      return more;
    case 'result':
      return result;
  }
}

/** What one looks up above a table: the rules, and what the box gives to each player. */
function LookUp({ game, gameUi, panel, envelope, scene, close }: PanelProps) {
  const { label }: Words<PageLabel> = scene.words;
  const { Aid } = gameUi;
  const { language } = scene.words;
  // A table is played without these words: they come when somebody looks something up.
  const loaded = useLoaded(`look up ${game.id} ${language}`, () =>
    bookWordsFor(must(registry[game.id]), language),
  ).value;
  if (loaded.tag === 'failed') throw loaded.error;
  if (loaded.tag === 'waiting') return <AwaitedPanel />;
  const words = loaded.value;
  const frame = { close, closeLabel: label('dialog.close') };
  if (panel.tag === 'aid')
    return (
      <Dialog title={scene.words.label('ui.aid')} {...frame}>
        {Aid && <Aid view={envelope.view} words={words} />}
      </Dialog>
    );
  return (
    <Dialog title={label('table.rules')} {...frame}>
      <Keys words={words} />
      <RuleBook
        game={game}
        gameUi={gameUi}
        words={words}
        {...(panel.tag === 'rules' && panel.rule !== undefined ? { open: panel.rule } : {})}
      />
    </Dialog>
  );
}

/** What can be done without a pointer, where the game says so. */
function Keys({ words }: { readonly words: Words<PageLabel> }) {
  const keys = words.labelIfAny('ui.keys');
  if (keys === null) return null;
  return (
    <details class="keys">
      <summary>{words.label('rules.keys')}</summary>
      <ul>
        {keys.split('\n').map(key => (
          <li key={key}>{key}</li>
        ))}
      </ul>
    </details>
  );
}
