import './plain.css';
import { isRecord, type Json } from '#contract/json.ts';

/** A few bars on the cloth, as long as what the view holds: games of one list can be told apart. */
export function Thumbnail({ view }: { readonly view: Json }) {
  const sizes = isRecord(view) ? Object.values(view).map(value => JSON.stringify(value).length) : [];
  const largest = Math.max(1, ...sizes);
  return (
    <span class="thumbnail plain-thumbnail" aria-hidden="true">
      {sizes.slice(0, 6).map((size, i) => (
        <span key={i} style={`--share: ${Math.max(0.12, size / largest)}`} />
      ))}
    </span>
  );
}
