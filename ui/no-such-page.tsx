import { useTitle } from './use-title.ts';

interface Props {
  readonly title: string;
  /** Where to go on, and what that is called. */
  readonly href: string;
  readonly home: string;
}

/** For an address within a game that names no page. */
export function NoSuchPage({ title, href, home }: Props) {
  useTitle(title);
  return (
    <main class="solo-home">
      <h1>{title}</h1>
      <p>
        <a class="button" href={href}>
          {home}
        </a>
      </p>
    </main>
  );
}
