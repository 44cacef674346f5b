import type { JSX } from 'preact';
import { PageIcon } from '#ui/page-icons.tsx';
import { words } from '../app/words.ts';
import { addPasskey, hasPasskeys, removePasskey, signIn } from './keys.ts';
import { type AskAboutMe, me } from './session.ts';

/** The same person on several devices. */
export function MePasskeys({ ask }: { readonly ask: AskAboutMe }): JSX.Element {
  const { label, language } = words.value;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <section class="me-part">
      <h3>{label('me.passkeys')}</h3>
      <p class="soft">{label(hasPasskeys() ? 'me.passkeys.about' : 'me.passkeys.none-here')}</p>
      <ul class="me-keys">
        {me.value?.passkeys.map(({ id, createdAt }) => {
          const date = day.format(createdAt);
          return (
            <li key={id}>
              <PageIcon name="key" />
              {label('me.passkeys.one', { date })}
              <button
                type="button"
                class="button quiet"
                aria-label={label('me.passkeys.remove-one', { date })}
                onClick={() => void ask(removePasskey(id), () => label('me.passkeys.removed'))}
              >
                {label('me.passkeys.remove')}
              </button>
            </li>
          );
        })}
      </ul>
      {hasPasskeys() && (
        <p class="me-actions">
          <button
            type="button"
            class="button"
            onClick={() => void ask(addPasskey(), () => label('me.passkeys.added'))}
          >
            <PageIcon name="key" />
            {label('me.passkeys.add')}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() =>
              void ask(signIn(), () => label('me.passkeys.entered', { name: me.value?.name ?? '' }))
            }
          >
            {label('me.passkeys.enter')}
          </button>
        </p>
      )}
    </section>
  );
}
