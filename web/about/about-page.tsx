import './about-page.css';
import type { JSX } from 'preact';
import type { About } from '#protocol/about.ts';
import type { Got } from '#protocol/http.ts';
import { formatNumber } from '#text/format.ts';
import { useTitle } from '#ui/use-title.ts';
import { Waiting } from '#ui/waiting.tsx';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import { words } from '../app/words.ts';
import { OutOfReach } from '../lobby/out-of-reach.tsx';
import { server } from '../me/session.ts';
import { Abacus } from './abacus.tsx';
import { uptimeOf } from './uptime.ts';

/** `/about`: what the house says of itself, in figures that it counted. */
export function AboutPage(): JSX.Element {
  const { label } = words.value;
  useTitle(label('about.title'));
  const asked = useLoaded<Got<About>>('about', () => server.about()).value;
  return (
    <>
      <Bar />
      <main class="about-page">
        <header>
          <h1>{label('about.title')}</h1>
          <p class="soft">{label('about.line')}</p>
        </header>
        {asked.tag === 'waiting' && <Waiting />}
        {asked.tag === 'here' && asked.value.ok && <Figures about={asked.value.value} />}
        {asked.tag === 'here' && !asked.value.ok && <OutOfReach why={asked.value.why} />}
        {asked.tag === 'failed' && <OutOfReach why="unknown" />}
      </main>
    </>
  );
}

function Figures({ about }: { readonly about: About }): JSX.Element {
  const { label, language } = words.value;
  const { since, moves, kept, lost, checked, playing, kills, waits, version, now, startedAt } = about;
  const number = (value: number): string => formatNumber(value, language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(since);
  const { unit, count } = uptimeOf(now - startedAt);
  return (
    <>
      <figure class="about-picture">
        <Abacus number={kept} label={label('about.picture', { kept })} />
        <figcaption>
          <b>{number(kept)}</b> {label('about.kept', { kept, date })}
        </figcaption>
      </figure>
      <dl class="about-figures">
        <Figure
          name={label('about.lost')}
          value={number(lost)}
          note={label('about.lost-note', { lost })}
          isGood={lost === 0}
        />
        <Figure
          name={label('about.moves')}
          value={number(moves)}
          note={label('about.moves-note', { moves })}
        />
        <Figure
          name={label('about.checked')}
          value={number(checked.matches)}
          note={label('about.checked-note', { ...checked })}
        />
        <Figure
          name={label('about.wait')}
          value={waits.p99 === null ? label('about.none') : label('about.ms', { ms: shortened(waits.p99) })}
          note={
            waits.p50 === null
              ? label('about.wait-none')
              : label('about.wait-note', { ms: shortened(waits.p50), moves: waits.moves })
          }
        />
        <Figure
          name={label('about.kills')}
          value={number(kills)}
          note={label('about.kills-note', { kills })}
        />
        <Figure name={label('about.playing')} value={number(playing)} note={label('about.playing-note')} />
        <Figure
          name={label('about.up')}
          value={label(`about.up-${unit}`, { count })}
          note={label('about.up-note')}
        />
        <Figure name={label('about.version')} value={version} note={label('about.version-note')} />
      </dl>
      <section class="about-how">
        <h2>{label('about.how')}</h2>
        <p>{label('about.how-kept')}</p>
        <p>{label('about.how-checked')}</p>
        <p>{label('about.how-lost')}</p>
        <p>
          {/* Opens beside: it is data, and no page of ours. */}
          <a class="button" href="/api/about" target="_blank" rel="noopener">
            {label('about.json')}
          </a>
        </p>
      </section>
    </>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly isGood?: boolean;
}

function Figure({ name, value, note, isGood = false }: FigureProps): JSX.Element {
  return (
    <div class={isGood ? 'about-figure good' : 'about-figure'}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd class="soft">{note}</dd>
    </div>
  );
}

/** Nobody reads hundredths of milliseconds. */
function shortened(ms: number): number {
  return ms < 10 ? Number(ms.toPrecision(2)) : Math.round(ms);
}
