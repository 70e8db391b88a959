import { describe, expect, it } from 'vitest';
import type { Found, ProductSearch, Wording } from '../ports.ts';
import { searchText } from './search-text.ts';

/**
 * Fake with this number of products per text. A star marks text whose last word may be incomplete, a minus the number
 * without medicines, if different.
 */
function fake(
  totals: Readonly<Record<string, number>>,
  wording?: string,
  { leftOut = [], medicines = false }: Partial<Wording> = {},
): Pick<ProductSearch, 'find' | 'correct' | 'identify'> {
  return {
    find: ({ query, withoutMedicines }): Promise<Found> => {
      const key = `${query?.text ?? ''}${query?.begun ? '*' : ''}`;
      const total = (withoutMedicines ? totals[`${key}-`] : undefined) ?? totals[key] ?? 0;
      return Promise.resolve({ ids: total > 0 ? [total] : [], total });
    },
    identify: () => Promise.resolve([]),
    correct: () =>
      Promise.resolve(wording === undefined ? undefined : { text: wording, leftOut, medicines }),
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
  ])('reports %s', async (_, totals, wording, [total, didYouMean, corrected]) => {
    const reading = await searchText(fake(totals, wording), 'serum', {}, page);
    expect(reading.found.total).toBe(total);
    expect(reading).toMatchObject({ didYouMean, corrected });
  });

  it('reports dropped words only if the other wording is shown', async () => {
    const shown = await searchText(
      fake({ toner: 5 }, 'toner', { leftOut: ['rose'] }),
      'rose toner',
      {},
      page,
    );
    expect(shown).toMatchObject({ corrected: true, leftOut: ['rose'] });
    const offered = fake({ 'rose toner': 1, toner: 50 }, 'toner', { leftOut: ['rose'] });
    expect(await searchText(offered, 'rose toner', {}, page)).toMatchObject({
      corrected: false,
      leftOut: [],
    });
  });

  it('counts facets of the final wording', async () => {
    const { selection } = await searchText(
      fake({ toner: 5 }, 'toner'),
      'serum',
      { inStock: true },
      page,
    );
    const query = { text: 'toner', begun: false };
    expect(selection).toEqual({ inStock: true, query, withoutMedicines: true });
  });

  it.each([
    ['shown without medicines', { 'balm-': 3, balm: 9 }, false, [3, 'balm', true]],
    ['shown with medicines from the name of one', { 'balm-': 3, balm: 9 }, true, [9, 'balm', true]],
    ['no proposal into medicines', { tyre: 1, 'balm-': 50, balm: 60 }, false, [1, null, false]],
    ['a proposal that finds none', { tyre: 1, balm: 60 }, false, [1, 'balm', false]],
  ])('%s', async (_, totals, medicines, [total, didYouMean, corrected]) => {
    const reading = await searchText(fake(totals, 'balm', { medicines }), 'tyre', {}, page);
    expect(reading.found.total).toBe(total);
    expect(reading).toMatchObject({ didYouMean, corrected });
  });
});
