import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface LaterOptions {
  /** Without it the page is still complete; otherwise the page says that something did not come. */
  readonly optional?: boolean;
}

/** A part that comes when it is first shown: a table is seen before all of it is needed. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { optional = false }: LaterOptions = {},
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (Part !== null) return undefined;
      let wanted = true;
      load().then(
        found => {
          known = found;
          if (wanted) setPart(() => found);
        },
        (error: unknown) => {
          if (wanted) setFailure({ error });
        },
      );
      return () => {
        wanted = false;
      };
    }, []);
    if (failure !== null && !optional) throw failure.error;
    if (Part !== null) return <Part {...props} />;
    return optional ? null : <p class="waiting" role="status" />;
  };
}
