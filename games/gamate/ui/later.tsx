import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part that comes when it is first shown: a table is seen before all of it is needed. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (Part !== null) return;
      load().then(
        found => {
          known = found;
          setPart(() => found);
        },
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure !== null) throw failure.error;
    return Part === null ? <p class="waiting" role="status" /> : <Part {...props} />;
  };
}
