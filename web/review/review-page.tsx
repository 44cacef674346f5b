import { Waiting } from '#ui/waiting.tsx';
import { useLoaded } from '../app/loaded.ts';
import type { PageProps } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { NotShown, openMatch } from '../replay/replay-page.tsx';
import { ReviewFrame } from './review-frame.tsx';

/** `/review/ID`, `/review/online/TABLE`: looks back at a match that is over; the address is that of its replay. */
export function ReviewPage({ place }: PageProps) {
  const [, first = '', table] = place.path;
  const loaded = useLoaded(`review ${first} ${table} ${language.value}`, () => openMatch(first, table));
  const state = loaded.value;
  if (state.tag === 'failed') throw state.error;
  if (state.tag === 'waiting') return <Waiting />;
  const found = state.value;
  return found.tag === 'open' ? (
    <ReviewFrame key={found.replay.path} replay={found.replay} />
  ) : (
    <NotShown found={found} table={table ?? ''} />
  );
}
