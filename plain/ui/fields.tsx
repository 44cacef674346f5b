import type { Field, Layout } from '../fields.ts';

/** The fields of a view, each a sheet of paper on the cloth. */
export function Fields({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <div class="plain-fields">
      {fields.map(({ field, name, holds }) => (
        <section key={field} class="plain-field" data-field={field} data-holds={holds.tag}>
          <h2>{name}</h2>
          <Held layout={holds} />
        </section>
      ))}
    </div>
  );
}

function Held({ layout }: { readonly layout: Layout }) {
  switch (layout.tag) {
    case 'text':
      return <p class="plain-text">{layout.text}</p>;
    case 'row':
      return (
        <ul class="plain-row">
          {layout.items.map((item, i) => (
            <li key={i}>{item}</li>
          ))}
        </ul>
      );
    case 'lines':
      return (
        <ol class="plain-lines">
          {layout.lines.map((line, i) => (
            <li key={i}>
              <Held layout={line} />
            </li>
          ))}
        </ol>
      );
    case 'named':
      return (
        <dl class="plain-named">
          {layout.entries.map(({ name, holds }, i) => (
            <div key={i}>
              <dt>{name}</dt>
              <dd>
                <Held layout={holds} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}
