import { describe, expect, it } from 'vitest';
import { brands } from '../../../../demo/seed/brands.ts';
import { brandsNear } from './near-brands.ts';
import type { Dictionary } from '../ports.ts';

const VOCABULARY = 'serum cream เซรั่ม ครีม lunara ลูนารา'.split(' ');
const UNSOLD = ['maybelline', 'kerosene'];

const dictionary: Dictionary = {
  lookUp: (words) =>
    Promise.resolve(
      new Map(
        words
          .filter((word) => [...VOCABULARY, ...UNSOLD].includes(word))
          .map((word) => {
            const unsold = UNSOLD.includes(word);
            return [word, { products: unsold ? 0 : 9, means: [], unsold }];
          }),
      ),
    ),
  completions: () => Promise.resolve(new Map()),
  shelves: () => Promise.resolve(new Set()),
  similar: () => Promise.resolve([]),
};

async function near(text: string): Promise<readonly string[]> {
  return (await brandsNear(text, dictionary, brands)).map(({ name }) => name.en);
}

describe('brands near to words without results', () => {
  it.each([
    ['velmorra', ['Velmora']],
    ['velmura cream', ['Velmora']],
    ['cream vellmorah', ['Velmora']],
    ['yukki mori', ['Yukimori']],
    ['kanlaia', ['Kanlaya Botanics']],
    ['sorim lab', ['Soorim Lab']],
    ['ลูนาลา', ['Lunara']],
    ['เวลโมล่า', ['Velmora', 'Nailoma']],
    ['ครีม เวลโมล่า', ['Velmora', 'Nailoma']],
    ['นูทรีวาร่า', ['Nutrivara']],
    ['อรุณเดลี', ['Arun Daily']],
  ])('%s', async (query, names) => {
    expect(await near(query)).toEqual(names);
  });

  it.each([
    // Known not to be sold
    'maybelline',
    'kerosene',
    'kerosene lamp',
    // Known as typed, though nothing has all of it
    'lunara serum',
    // Too short, or too far
    ...[
      'vel',
      'veya',
      'nike',
      'colgate',
      'garnier',
      'pantene',
      'iphone',
      'ซัมซุง',
      'โซฟา',
      'นีเวีย',
      'qwxyz',
    ],
    // Complaints, illnesses and ingredients, misspelt too
    ...['velmorra headache', 'paracetamol', 'paracetamool', 'ปวดหัว เวลโมล่า', 'loratadin'],
    // More words than a name has
    'one two three four five velm',
    '',
  ])('%j is near to none', async (query) => {
    expect(await near(query)).toEqual([]);
  });

  it('are few', async () => {
    for (const { name } of brands)
      expect((await near(`${name.en.toLowerCase()}xx`)).length).toBeLessThanOrEqual(4);
  });
});
