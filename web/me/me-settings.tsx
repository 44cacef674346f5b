import './me.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Got } from '#protocol/http.ts';
import { Waiting } from '#ui/waiting.tsx';
import { useLoaded } from '../app/loaded.ts';
import { words } from '../app/words.ts';
import { OutOfReach } from '../lobby/out-of-reach.tsx';
import { Trouble } from '../lobby/trouble.tsx';
import { PushSetting } from '../settings/push-setting.tsx';
import { hasEntered } from './entered.ts';
import { FaceChoice } from './face-choice.tsx';
import { MeData } from './my-data.tsx';
import { NameField } from './name-field.tsx';
import { MePasskeys } from './passkeys.tsx';
import { type AskAboutMe, enter, me, rename } from './session.ts';
import type { Wished } from './who.tsx';

/** Who one is online. Nobody becomes a guest by looking at the settings: a visitor is asked first. */
export function MeSettings(): JSX.Element {
  const { label } = words.value;
  const [isIn, setIn] = useState(hasEntered);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [said, say] = useState('');

  async function ask(asked: Promise<Got<unknown>>, done: () => string): Promise<void> {
    setTrouble(null);
    say('');
    const got = await asked;
    if (got.ok) say(done());
    else setTrouble(got.why);
    setIn(hasEntered());
  }

  return (
    <section class="me">
      <h2>{label('me.title')}</h2>
      <p class="soft">{label('me.about')}</p>
      {isIn ? (
        <Known ask={ask} />
      ) : (
        <p>
          <button type="button" class="button" onClick={() => setIn(true)}>
            {label('me.enter')}
          </button>
        </p>
      )}
      <p class="soft" role="status">
        {said}
      </p>
      <Trouble title={label('me.failed')} why={trouble} />
    </section>
  );
}

function Known({ ask }: { readonly ask: AskAboutMe }): JSX.Element {
  const entered = useLoaded('me', enter).value;
  if (entered.tag === 'failed') throw entered.error;
  if (entered.tag === 'waiting') return <Waiting />;
  if (!entered.value.ok) return <OutOfReach why={entered.value.why} />;
  return (
    <>
      <NameAndFace key={me.value?.id} ask={ask} />
      <MePasskeys ask={ask} />
      <PushSetting />
      <MeData ask={ask} />
    </>
  );
}

function NameAndFace({ ask }: { readonly ask: AskAboutMe }): JSX.Element {
  const { label } = words.value;
  const [wished, change] = useState<Wished>(me.value ?? { name: '', face: 0 });
  return (
    <form
      class="me-form"
      onSubmit={event => {
        event.preventDefault();
        void ask(rename(wished), () => label('me.saved'));
      }}
    >
      <NameField name={wished.name} change={name => change({ ...wished, name })} />
      <FaceChoice face={wished.face} choose={face => change({ ...wished, face })} />
      <button type="submit" class="button">
        {label('me.save')}
      </button>
    </form>
  );
}
