import { useState } from 'preact/hooks';
import type { Outcome } from '#contract/game.ts';
import type { AnyEnvelope, TellScene } from '#contract/page.ts';
import type { Words } from '#text/words.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import type { PageLabel } from '../app/words.ts';
import { saveBlob } from '../replay/save-file.ts';
import { headline } from '../table/headline.ts';
import { ToolWords } from '../table/tool.tsx';
import { marginOf } from './facts.ts';
import { drawPicture, type PictureFacts } from './picture.ts';

interface SharePictureProps extends Pick<PictureFacts, 'game' | 'stretches' | 'decisive'> {
  readonly envelope: AnyEnvelope;
  readonly outcome: Outcome;
  readonly scene: TellScene;
  readonly words: Words<PageLabel>;
}

/** The result as a picture, drawn by this page: to whomever the device can send it, or as a file. */
export function SharePicture(props: SharePictureProps) {
  const { label } = props.words;
  const [said, say] = useState<PageLabel | null>(null);

  async function share(): Promise<void> {
    say(null);
    const facts = factsFor(props);
    const picture = await drawPicture(facts);
    const file = new File([picture], `${facts.game.toLowerCase()}.png`, { type: picture.type });
    if (navigator.canShare?.({ files: [file] })) {
      await navigator.share({ files: [file], title: `${facts.game} · Étagère`, text: facts.title });
      return;
    }
    saveBlob(file, file.name);
    say('end.shared');
  }

  return (
    <>
      <button
        type="button"
        class="button tool"
        onClick={() => {
          share().catch((error: unknown) => {
            // Whoever closes the device's own list has changed their mind.
            const isLeft = error instanceof DOMException && error.name === 'AbortError';
            if (!isLeft) say('end.share-failed');
          });
        }}
      >
        <PageIcon name="share" />
        <ToolWords text={label('end.share')} short={label('end.share-short')} />
      </button>
      <p class={said === null ? 'unseen' : 'end-said'} role="status">
        {said !== null && label(said)}
      </p>
    </>
  );
}

/** As it is told to others: whoever has no name, and is "you" at the table, is "me" there. */
function factsFor({ envelope, outcome, scene, words, ...facts }: SharePictureProps): PictureFacts {
  const { label, language } = words;
  const { viewer } = envelope;
  const seatName: TellScene['seatName'] = seat => {
    const name = scene.seatName(seat);
    return seat === viewer && name === label('table.you') ? label('end.me') : name;
  };
  const isAlone = outcome.ranks.filter(rank => rank === 1).length === 1;
  const hasWon = viewer !== 'spectator' && outcome.ranks[viewer] === 1 && isAlone;
  const margin = marginOf(outcome, { viewer, you: 'me', nameOf: seatName });
  return {
    ...facts,
    outcome,
    viewer,
    seatName,
    language,
    title: hasWon ? label('end.i-won') : headline(envelope, { words: scene.words, seatName }),
    margin: margin === null ? null : label('end.margin', margin),
  };
}
