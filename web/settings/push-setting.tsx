import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../app/settings.ts';
import { words } from '../app/words.ts';
import { type Messages, messages, takeMessages, takeNoMessages, tellLanguage } from './notify.ts';

const CHOICES = ['off', 'on'] as const;

/** On the page of settings: a message on this device when it is one's turn in a slow game. */
export function PushSetting(): JSX.Element | null {
  const { label } = words.value;
  const state = useSignal<Messages | 'asking' | 'failed' | null>(null);
  useEffect(() => {
    messages().then(
      found => {
        state.value = found;
      },
      () => {
        state.value = 'unsupported';
      },
    );
  }, []);
  useEffect(() => {
    if (state.value === 'on') void tellLanguage(language.value);
  }, [language.value]);

  async function choose(wanted: (typeof CHOICES)[number]): Promise<void> {
    state.value = 'asking';
    if (wanted === 'on') state.value = await takeMessages(language.value);
    else {
      await takeNoMessages().catch(() => undefined);
      state.value = await messages();
    }
  }

  const now = state.value;
  if (now === null) return null;
  const isChoice = now !== 'unsupported' && now !== 'blocked';
  return (
    <fieldset class="choice" aria-busy={now === 'asking'}>
      <legend>{label('push.legend')}</legend>
      <p class="soft">{label('push.note')}</p>
      {isChoice && (
        <div class="chips" role="radiogroup" aria-label={label('push.legend')}>
          {CHOICES.map(choice => (
            <label key={choice} class="chip">
              <input
                type="radio"
                name="push"
                checked={choice === 'on' ? now === 'on' : now !== 'on'}
                disabled={now === 'asking'}
                onChange={() => void choose(choice)}
              />
              {label(`push.${choice}`)}
            </label>
          ))}
        </div>
      )}
      <p role="status">
        {(now === 'unsupported' || now === 'blocked' || now === 'failed') && label(`push.${now}`)}
      </p>
    </fieldset>
  );
}
