import { Component, type ComponentChildren, type ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { later } from '#ui/later.tsx';
import { SharedDefs } from '#ui/shared-defs.tsx';
import { useLoaded } from './loaded.ts';
import { AwaitedPage } from './missing.tsx';
import { Oops } from './oops.tsx';
import { type PageProps, place } from './router.ts';
import { pageFor } from './routes.ts';
import { language } from './settings.ts';
import { loadWords } from './words.ts';

/** How long a first visit fetches nothing but what it shows. A device that keeps the client has all of it already. */
const CALM_MS = 2000;

/** Milliseconds after which a page is drawn in whatever letters the device has. */
const FONTS_MS = 1500;

const UpdateToast = later(
  async () => {
    if (navigator.serviceWorker?.controller == null) await new Promise(go => setTimeout(go, CALM_MS));
    return (await import('./update.tsx')).UpdateToast;
  },
  { optional: true },
);

/** The page that the address asks for, in the language chosen. */
export function App() {
  const { name, page, game } = pageFor(place.value);
  const loaded = useLoaded(`${name} ${language.value}`, async () => {
    const [Page] = await Promise.all([page(), loadWords(), fontsLoaded()]);
    return { Page, name };
  });
  useGame(game);
  const state = loaded.value;
  if (state.tag === 'failed') {
    return (
      <>
        <Oops error={state.error} />
        <UpdateToast />
      </>
    );
  }
  // Until it is asked for, the page of the last address is still the one that was loaded.
  if (state.tag === 'waiting' || state.value.name !== name) return <AwaitedPage />;
  return (
    <>
      <SharedDefs />
      <ErrorBoundary key={name}>
        <Shown Page={state.value.Page} />
      </ErrorBoundary>
      <UpdateToast />
    </>
  );
}

/** What a game styles holds where its name stands: on its own pages, all of them. A table says it itself. */
function useGame(game: string | undefined): void {
  useLayoutEffect(() => {
    if (game === undefined) return undefined;
    const { dataset } = document.documentElement;
    dataset['game'] = game;
    return () => {
      delete dataset['game'];
    };
  }, [game]);
}

function Shown({ Page }: { readonly Page: ComponentType<PageProps> }) {
  return <Page place={place.value} />;
}

interface Props {
  readonly children: ComponentChildren;
}

/** An unexpected error shows a sentence. What was played is on the device already: see LocalTable. */
class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: undefined as unknown };

  static override getDerivedStateFromError(error: unknown): { error: unknown } {
    console.error(error);
    return { error };
  }

  override render({ children }: Props) {
    return this.state.error === undefined ? children : <Oops error={this.state.error} />;
  }
}

/** Our fonts: nothing is drawn before they are here, so that no line has to be broken anew. */
function fontsLoaded(): Promise<unknown> {
  const { fonts } = document;
  const asked = [fonts.load('1em "Atkinson Next"'), fonts.load('1em "Fraunces"')];
  return Promise.race([
    Promise.allSettled(asked),
    new Promise(resolve => {
      setTimeout(resolve, FONTS_MS);
    }),
  ]);
}
