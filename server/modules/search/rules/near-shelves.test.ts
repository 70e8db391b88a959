import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from '../../../../demo/seed/categories.ts';
import { shelvesNear } from './near-shelves.ts';
import type { Dictionary } from '../ports.ts';

const VOCABULARY =
  'tooth toothpaste toothbrush hair shampoo แชมพู nail เล็บ ผม collagen sulfate bottle baby lip'.split(
    ' ',
  );
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  น้ำยาสระผม: ['แชมพู', 'shampoo'],
  diapers: ['nappies', 'ผ้าอ้อม'],
};

/** No product has these words, or none has them all. */
const dictionary: Dictionary = {
  lookUp: (words) =>
    Promise.resolve(
      new Map(
        words
          .filter((word) => VOCABULARY.includes(word) || word in SYNONYMS)
          .map((word) => [
            word,
            {
              products: VOCABULARY.includes(word) ? 9 : 0,
              means: SYNONYMS[word] ?? [],
              unsold: false,
            },
          ]),
      ),
    ),
  completions: () => Promise.resolve(new Map()),
  shelves: () => Promise.resolve(new Set()),
  similar: () =>
    Promise.resolve(
      [...VOCABULARY, ...Object.keys(SYNONYMS)].map((word) => ({ word, products: 0 })),
    ),
};

const tree = categories.map((category) => ({ ...category, picture: null }));

async function near(text: string): Promise<readonly string[]> {
  const shelves = await shelvesNear(text, dictionary, tree);
  return shelves.map(({ department }) => department.slug);
}

describe('shelves near to words without results', () => {
  it.each([
    ['has the same beginning', 'toothpick', ['toothpaste', 'toothbrushes']],
    ['is the beginning', 'lipliner', ['lip-make-up', 'eye-lip-care']],
    ['is one of the words', 'qwxyz nail zzz', ['nails']],
    ['is a Thai word among others', 'ไดร์เป่าผม', ['conditioner']],
    ['is what a word stands for', 'diapers qwx', ['nappies-wipes']],
    ['is a synonym in the other script', 'น้ำยาสระผม qwx', ['shampoo']],
    ['is spelt somewhat like it', 'shmppo', ['shampoo']],
  ])('a shelf whose name %s: %s', async (_, text, slugs) => {
    expect(await near(text)).toEqual(expect.arrayContaining(slugs));
  });

  it.each(['colgate', 'iphone', 'qwxyz', 'จักรยาน', '😀', ''])('none for %j', async (text) => {
    expect(await near(text)).toEqual([]);
  });

  it('lists names of departments before those of their categories', async () => {
    const slugs = await near('hair qwxyz zzz');
    expect(slugs.indexOf('hair-colour')).toBeLessThan(slugs.indexOf('shampoo'));
    expect(slugs).toContain('shampoo');
  });

  it('returns few distinct shelves for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const slugs = await near(text);
        expect(slugs.length).toBeLessThanOrEqual(6);
        expect(new Set(slugs).size).toBe(slugs.length);
      }),
    );
  });
});
