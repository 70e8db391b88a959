import { describe, expect, it } from 'vitest';
import type { Found, ProductSearch } from '../ports.ts';
import { searchText } from './search-text.ts';

/** Finds so many products for each text; a star marks text whose last word may go on. */
function fake(
  totals: Readonly<Record<string, number>>,
  wording?: string,
  leftOut: readonly string[] = [],
): Pick<ProductSearch, 'find' | 'correct'> {
  return {
    find: ({ query }): Promise<Found> => {
      const total = totals[`${query?.text ?? ''}${query?.begun ? '*' : ''}`] ?? 0;
      return Promise.resolve({ ids: total > 0 ? [total] : [], total });
    },
    correct: () => Promise.resolve(wording === undefined ? undefined : { text: wording, leftOut }),
  };
}

const page = { sort: 'recommended', limit: 10, offset: 0 } as const;

describe('searchText', () => {
  it.each([
    ['what was typed', { serum: 9, 'serum*': 20 }, undefined, [9, null, false]],
    ['the beginning of more', { 'serum*': 20 }, undefined, [20, null, false]],
    ['few, when nothing else is meant', { serum: 1 }, undefined, [1, null, false]],
    ['what was meant', { toner: 5 }, 'toner', [5, 'toner', true]],
    ['a wording that finds far more', { serum: 1, toner: 50 }, 'toner', [1, 'toner', false]],
    ['no wording that finds as little', { serum: 1, toner: 4 }, 'toner', [1, null, false]],
    ['nothing', {}, 'toner', [0, null, false]],
  ])('tells of %s', async (_, totals, wording, [total, didYouMean, corrected]) => {
    const reading = await searchText(fake(totals, wording), 'serum', {}, page);
    expect(reading.found.total).toBe(total);
    expect(reading).toMatchObject({ didYouMean, corrected });
  });

  it('tells what was left out only where the other wording is shown', async () => {
    const shown = await searchText(fake({ toner: 5 }, 'toner', ['rose']), 'rose toner', {}, page);
    expect(shown).toMatchObject({ corrected: true, leftOut: ['rose'] });
    const offered = fake({ 'rose toner': 1, toner: 50 }, 'toner', ['rose']);
    expect(await searchText(offered, 'rose toner', {}, page)).toMatchObject({
      corrected: false,
      leftOut: [],
    });
  });

  it('counts facets of the wording that was used in the end', async () => {
    const { selection } = await searchText(
      fake({ toner: 5 }, 'toner'),
      'serum',
      { inStock: true },
      page,
    );
    expect(selection).toEqual({ inStock: true, query: { text: 'toner', begun: false } });
  });
});
