import './panels.css';
import type { Config } from '../../rules/types.ts';
import type { UiWords } from '../words.ts';

const WAYS = [20, 30, 40, 50] as const;

interface ValuesProps {
  readonly form: Config['form'];
  readonly words: UiWords;
}

/** MH-10 to MH-13: what scores. */
export function Values({ form, words }: ValuesProps) {
  const { label } = words;
  const rows: readonly (readonly [string, string | number])[] =
    form === 'simplified'
      ? [
          [label('ui.value.simple'), 10],
          [label('ui.value.simple-known'), 20],
        ]
      : [
          ...WAYS.map(way => [label(`ui.way.${way}`), way] as const),
          [label('ui.value.answer'), '+10'],
          [label('ui.value.counter'), '+20'],
          [label('ui.value.discoveries'), '20 40 60 80'],
        ];
  return (
    <table class="values">
      <caption class="unseen">{label('ui.values')}</caption>
      <tbody>
        {rows.map(([name, points]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
