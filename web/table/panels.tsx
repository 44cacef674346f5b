import type { Words } from '#text/words.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { AnyEnvelope, TellScene } from '#ui/game-ui.ts';
import type { PageLabel } from '../app/words.ts';
import { saveFile } from '../replay/save-file.ts';
import { RuleBook } from '../rules/rule-book.tsx';
import { headline } from './headline.ts';
import { MoreSettings } from './more-settings.tsx';
import type { OpenTable } from './open-table.ts';

export type PanelName =
  | { readonly tag: 'rules'; readonly rule?: string }
  | { readonly tag: 'aid' }
  | { readonly tag: 'more' }
  | { readonly tag: 'result' };

export interface PanelProps extends OpenTable {
  readonly panel: PanelName;
  readonly envelope: AnyEnvelope;
  readonly scene: TellScene;
  readonly close: () => void;
}

/** What opens above the table. */
export function Panel({ id, game, gameUi, table, panel, envelope, scene, close }: PanelProps) {
  const words = scene.words as Words<PageLabel>;
  const { label } = words;
  const { Aid, Result } = gameUi;
  const frame = { close, closeLabel: label('dialog.close') };
  switch (panel.tag) {
    case 'rules':
      return (
        <Dialog title={label('table.rules')} {...frame}>
          <RuleBook
            game={game}
            gameUi={gameUi}
            words={scene.words}
            {...(panel.rule === undefined ? {} : { open: panel.rule })}
          />
        </Dialog>
      );
    case 'aid':
      return (
        <Dialog title={scene.words.label('ui.aid')} {...frame}>
          {Aid && <Aid view={envelope.view} words={scene.words} />}
        </Dialog>
      );
    case 'more':
      return (
        <Dialog title={label('table.more')} {...frame}>
          <MoreSettings />
          <footer>
            <button type="button" class="button" onClick={() => saveFile(table.log)}>
              {label('table.export')}
            </button>
          </footer>
        </Dialog>
      );
    case 'result':
      return (
        <Dialog title={headline(envelope, scene)} {...frame}>
          <Result envelope={envelope} {...scene} />
          <footer>
            <button type="button" class="button" onClick={() => saveFile(table.log)}>
              {label('table.export')}
            </button>
            <a class="button" href={`/replay/${id}`}>
              {label('table.replay')}
            </a>
            <a class="button primary" href={`/${game.id}/play?now`}>
              {label('table.again')}
            </a>
          </footer>
        </Dialog>
      );
  }
}
