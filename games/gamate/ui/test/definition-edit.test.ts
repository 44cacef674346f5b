import { describe, expect, test } from 'vitest';
import type { Definition, Plain } from '../../rules/definition.ts';
import { readDefinition, writeDefinition } from '../../rules/notation.ts';
import { joinAt, negateAt, removeAt, swapAt, unitAt } from '../definition/edit.ts';
import { type Path, partAt, replaceAt } from '../definition/path.ts';

const ODD: Plain = { is: 'odd' };

function read(text: string): Definition {
  const definition = readDefinition(text);
  if (definition === null) throw new Error(`not a definition: ${text}`);
  return definition;
}

describe('[GA-6] a definition under construction', () => {
  test.each<[text: string, path: Path, part: string]>([
    ['red', [], 'colour red'],
    ['red or blue and odd', [1, 0], 'colour blue'],
    ['not (red or blue)', [0, 1], 'colour blue'],
  ])('%s at %j is %s', (text, path, part) => {
    const found = partAt(read(text), path);
    expect(found && writeDefinition(found)).toBe(part);
  });

  test('a place that is not there holds nothing', () => {
    expect(partAt(read('red or blue'), [2])).toBeNull();
    expect(partAt(read('red'), [0])).toBeNull();
  });

  test.each<[text: string, path: Path, joint: 'and' | 'or', after: string, at: Path]>([
    ['red', [], 'and', 'colour red and odd', [1]],
    ['red and blue', [0], 'and', 'colour red and odd and colour blue', [1]],
    ['red and blue', [], 'and', 'colour red and colour blue and odd', [2]],
    ['red and blue', [1], 'or', 'colour red and (colour blue or odd)', [1, 1]],
    ['red and blue', [], 'or', '(colour red and colour blue) or odd', [1]],
    ['not red', [0], 'and', 'not colour red and odd', [1]],
    ['not (red or blue)', [0, 0], 'or', 'not (colour red or odd or colour blue)', [0, 1]],
    ['not (red or blue)', [0], 'and', 'not (colour red or colour blue) and odd', [1]],
  ])('%s, joined at %j by %s, is %s', (text, path, joint, after, at) => {
    const joined = joinAt(read(text), path, joint, ODD);
    expect(writeDefinition(joined.definition)).toBe(after);
    expect(joined.path).toEqual(at);
    expect(partAt(joined.definition, joined.path)).toEqual(ODD);
  });

  test.each<[text: string, path: Path, after: string, at: Path]>([
    ['red', [], 'not colour red', [0]],
    ['not red', [0], 'colour red', []],
    ['red or blue', [1], 'colour red or not colour blue', [1, 0]],
    ['red or blue', [], 'not (colour red or colour blue)', [0]],
    ['red or not blue', [1, 0], 'colour red or colour blue', [1]],
  ])('%s, negated at %j, is %s', (text, path, after, at) => {
    const negated = negateAt(read(text), path);
    expect(writeDefinition(negated.definition)).toBe(after);
    expect(negated.path).toEqual(at);
  });

  test.each<[text: string, path: Path, after: string, at: Path]>([
    ['red and blue', [0], 'colour blue', []],
    ['red and not blue', [0], 'not colour blue', [0]],
    ['red and not blue', [1, 0], 'colour red', []],
    ['red and blue and odd', [2], 'colour red and colour blue', [1]],
    ['red and (blue or odd)', [1, 0], 'colour red and odd', [1]],
  ])('%s without %j is %s', (text, path, after, at) => {
    const removed = removeAt(read(text), path);
    expect(removed && writeDefinition(removed.definition)).toBe(after);
    expect(removed?.path).toEqual(at);
  });

  test.each<[text: string, path: Path]>([
    ['red', []],
    ['not red', [0]],
  ])('the last term stays: %s', (text, path) => {
    expect(removeAt(read(text), path)).toBeNull();
  });

  test('a joint is changed, a term is replaced', () => {
    expect(writeDefinition(swapAt(read('red and blue'), []))).toBe('colour red or colour blue');
    expect(writeDefinition(replaceAt(read('not (red or blue)'), [0, 1], ODD))).toBe(
      'not (colour red or odd)',
    );
  });

  test('a term goes with all its nots', () => {
    expect(unitAt(read('odd or not not red'), [1, 0, 0])).toEqual([1]);
  });
});
