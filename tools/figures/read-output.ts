import type { Line } from './parts.ts';

/** The JSON lines of a bench; of `npm run faults` one line for each scene. Anything else is left out. */
export function readOutput(output: string): readonly Line[] {
  const found: Line[] = [];
  for (const [index, text] of output.split('\n').entries()) {
    const json = jsonIn(text);
    if (json !== null) found.push(json);
    const [, mark, scene = '', about = ''] = /^([✓✗–]) (\S+) +(.+)$/.exec(text) ?? [];
    if (mark === undefined) continue;
    const result = (output.split('\n')[index + 1] ?? '').trim();
    found.push({ bench: scene, about, outcome: OUTCOMES[mark] ?? mark, result });
  }
  return found;
}

const OUTCOMES: Readonly<Record<string, string>> = { '✓': 'held', '✗': 'failed', '–': 'not tried here' };

function jsonIn(text: string): Line | null {
  if (!text.startsWith('{')) return null;
  try {
    const { node: _node, ...line } = JSON.parse(text) as Record<string, unknown>;
    return line;
  } catch {
    return null;
  }
}
