import { describe, expect, it } from 'vitest';
import type { Dictionary } from '../ports.ts';
import { completionsOf } from './completions.ts';

/** Most common first. */
const WORDS =
  'serum serums serene vitamin c cream creamy paracetamol parasol plaster เซรั่ม เซรามายด์ ครีม ครีมกันแดด กันแดด headache headband pain painkiller'.split(
    ' ',
  );

const dictionary: Dictionary = {
  lookUp: (words) =>
    Promise.resolve(
      new Map(
        words
          .filter((word) => WORDS.includes(word))
          .map((word) => [word, { products: 9, means: [], unsold: false }]),
      ),
    ),
  completions: (beginnings) =>
    Promise.resolve(
      new Map(
        beginnings.flatMap((beginning) => {
          const words = WORDS.filter((word) => word.startsWith(beginning));
          return words.length > 0 ? [[beginning, words] as const] : [];
        }),
      ),
    ),
  shelves: () => Promise.resolve(new Set()),
  similar: () => Promise.resolve([]),
};

describe('completions', () => {
  it.each([
    ['ser', ['serum', 'serene']],
    ['SER', ['serum', 'serene']],
    ['vitamin c ser', ['vitamin c serum', 'vitamin c serene']],
    ['เซร', ['เซรั่ม', 'เซรามายด์']],
    ['ครีมกัน', ['ครีมกันแดด']],
    ['pla', ['plaster']],
    ['para', ['paracetamol', 'parasol']],
    // Complete, but for its plural
    ['serum', []],
    ['cream', ['creamy']],
    ['s', []],
    ['', []],
    ['spf 50', []],
    ['qwx', []],
  ])('%s', async (text, expected) => {
    expect(await completionsOf(text, dictionary)).toEqual(expected);
  });

  it.each([
    ['a complaint', 'headache', []],
    ['an ingredient', 'paracetamol', []],
    ['a phrase that is one', 'chest pain', []],
  ])('%s is never completed', async (_, text, expected) => {
    expect(await completionsOf(text, dictionary)).toEqual(expected);
  });
});
