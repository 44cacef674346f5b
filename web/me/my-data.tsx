import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Got } from '#protocol/http.ts';
import { GUEST_DAYS, STRANGER_DAYS } from '#protocol/limits.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PageIcon } from '#ui/page-icons.tsx';
import { words } from '../app/words.ts';
import { type AskAboutMe, forgetMe, hangUp, server } from './session.ts';

/** All that the server keeps about oneself: to take along, or to erase. */
export function MeData({ ask }: { readonly ask: AskAboutMe }): JSX.Element {
  const { label } = words.value;
  const [isAsking, setAsking] = useState(false);
  return (
    <section class="me-part">
      <h3>{label('me.data')}</h3>
      <p class="soft">{label('me.data.about')}</p>
      <p class="soft">{label('me.data.until', { days: GUEST_DAYS, few: STRANGER_DAYS })}</p>
      <p class="me-actions">
        <a class="button" href="/api/me/export" download="etagere-me.json">
          <PageIcon name="save" />
          {label('me.data.export')}
        </a>
        <button type="button" class="button quiet" onClick={() => setAsking(true)}>
          <PageIcon name="bin" />
          {label('me.data.erase')}
        </button>
      </p>
      {isAsking && (
        <Dialog
          title={label('me.erase.title')}
          closeLabel={label('dialog.close')}
          close={() => setAsking(false)}
        >
          <div class="me-erase">
            <p>{label('me.erase.gone')}</p>
            <p>{label('me.erase.stays')}</p>
            <p class="me-actions">
              <button
                type="button"
                class="button"
                onClick={() => {
                  setAsking(false);
                  void ask(eraseMe(), () => label('me.erased'));
                }}
              >
                {label('me.erase.do')}
              </button>
              <button type="button" class="button primary" onClick={() => setAsking(false)}>
                {label('me.erase.keep')}
              </button>
            </p>
          </div>
        </Dialog>
      )}
    </section>
  );
}

async function eraseMe(): Promise<Got<unknown>> {
  const erased = await server.eraseMe();
  if (!erased.ok) return erased;
  forgetMe();
  await hangUp();
  return erased;
}
