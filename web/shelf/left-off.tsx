import type { JSX } from 'preact';
import type { Language } from '#text/catalogue.ts';
import { BotFace, PersonFace } from '#ui/faces/faces.tsx';
import { useLoaded } from '../app/loaded.ts';
import { words } from '../app/words.ts';
import type { Kept } from '../offline/store.ts';
import { BoxDrawing } from './box-drawing.tsx';
import { glimpseOf } from './glimpse.ts';
import type { Shelved } from './shelved.ts';

export interface LeftOffProps {
  readonly kept: Kept;
  readonly game: Shelved;
}

/** The match that one left, as it stands. */
export function LeftOff({ kept, game }: LeftOffProps): JSX.Element {
  const { label, language } = words.value;
  const loaded = useLoaded(`glimpse ${kept.id}`, () => glimpseOf(kept)).value;
  const glimpse = loaded.tag === 'here' ? loaded.value : null;
  const date = ago(kept.updated, language);
  const turn = glimpse === null ? null : whoseTurn(kept, glimpse.seat);
  return (
    <>
      <h2>{label('shelf.continue')}</h2>
      <div class="resume">
        <figure aria-hidden="true">
          {glimpse === null ? <BoxDrawing game={game} /> : <glimpse.Thumbnail view={glimpse.view} />}
        </figure>
        <div>
          <p class="who">
            <Faces kept={kept} />
            {title(kept, game.meta.name)}
          </p>
          <p class="soft">
            {turn === null ? label('shelf.touched-only', { date }) : label('shelf.touched', { turn, date })}
          </p>
        </div>
        <a class="button primary" href={`/table/${kept.id}`}>
          {label('shelf.resume')}
        </a>
      </div>
    </>
  );
}

/** Those one plays against: the others, where one person plays alone. */
function opponents({ chairs }: Kept): Kept['chairs'] {
  const people = chairs.filter(({ kind }) => kind === 'person');
  return people.length === 1 ? chairs.filter(({ kind }) => kind === 'bot') : chairs;
}

function Faces({ kept }: { readonly kept: Kept }): JSX.Element {
  return (
    <span class="faces" aria-hidden="true">
      {opponents(kept).map((chair, i) =>
        // oxlint-disable-next-line react/no-array-index-key -- chairs have no other name, and never move
        chair.kind === 'bot' ? (
          <BotFace key={i} level={chair.level} />
        ) : (
          <PersonFace key={i} name={chair.name} />
        ),
      )}
    </span>
  );
}

function title(kept: Kept, game: string): string {
  const others = opponents(kept);
  const names = others.map(chair => ({ text: nameOf(chair) }));
  return words.value.label(others.length < kept.chairs.length ? 'shelf.against' : 'shelf.among', {
    game,
    names,
  });
}

function nameOf(chair: Kept['chairs'][number]): string {
  return chair.kind === 'bot' ? words.value.label(`bot.${chair.level}.name`) : chair.name;
}

function whoseTurn(kept: Kept, seat: number | null): string | null {
  const chair = seat === null ? undefined : kept.chairs[seat];
  if (chair === undefined) return null;
  const { label } = words.value;
  const isYou = chair.kind === 'person' && opponents(kept).length < kept.chairs.length;
  return isYou ? label('shelf.your-turn') : label('shelf.their-turn', { name: nameOf(chair) });
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `5 minutes ago`, `yesterday`: in the largest unit that fits. */
function ago(then: number, language: Language): string {
  const passed = Date.now() - then;
  const found = UNITS.find(([, ms]) => passed >= ms);
  if (found === undefined) return words.value.label('shelf.just-now');
  const [unit, ms] = found;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / ms), unit);
}
