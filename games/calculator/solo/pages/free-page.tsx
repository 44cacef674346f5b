import { useMemo } from 'preact/hooks';
import type { SoloProps } from '#contract/page.ts';
import type { Size } from '../../puzzle/lattice.ts';
import { Desk } from '../desk/desk.tsx';
import { makePath } from '../path.ts';
import { freeSetting } from '../setting.ts';
import type { SoloWords } from '../words.ts';

interface FreePageProps {
  readonly size: Size;
  readonly words: SoloWords;
  readonly play: SoloProps['play'];
}

/** CA-17: all the tokens of the box, and a lattice to fill. */
export function FreePage({ size, words, play }: FreePageProps) {
  const setting = useMemo(() => freeSetting(size), [size]);
  return (
    <Desk
      {...{ setting, words, play }}
      path={makePath({ tag: 'free', size })}
      title={words.label('solo.free.title', { size })}
      after={
        <>
          <p>{words.label('solo.free.done')}</p>
          <p>
            <a class="button" href="/calculator/solo">
              {words.label('solo.home')}
            </a>
          </p>
        </>
      }
    />
  );
}
