import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPage } from './match.ts';
import { fillPattern, pagePath, pathTo } from './path-to.ts';
import { THINGS, type PageEntry } from './entry.ts';
import { PAGES, type PageName } from './table.ts';

describe('a link to a page', () => {
  it.each([
    [pathTo('en', '/'), '/'],
    [pathTo('th', '/'), '/th'],
    [pathTo('th', '/cart'), '/th/cart'],
    [pathTo('en', '/faq'), '/faq'],
    [pagePath('/ecommerce/recommends'), '/ecommerce/recommends'],
    [pagePath('/products/:name?/:product', { product: 7 }), '/products/7'],
    [pagePath('/products/:name?/:product', { name: 'a&b/c', product: 7 }), '/products/a%26b%2Fc/7'],
    [pagePath('/categories/:category/:dept?', { category: 1 }), '/categories/1'],
    [
      pathTo('th', '/orders/:order/payment/kbank/form', { order: 'a-1' }),
      '/th/orders/a-1/payment/kbank/form',
    ],
  ])('is %s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it.each(Object.entries(PAGES).filter(([name]) => name !== 'record'))(
    'leads to %s',
    (name, { pattern }: PageEntry) => {
      fc.assert(
        fc.property(idsOf(pattern), (ids) => {
          const written = wordsOf(pattern).map((word) => fillPattern(word, ids));
          for (const path of written) {
            expect(matchPage(path.split('/').filter(Boolean))?.name, path).toBe(name as PageName);
          }
        }),
      );
    },
  );
});

/** Row ids are numbers; other names are words that match no page themselves. */
function idsOf(pattern: string) {
  const names = [...pattern.matchAll(/\/:(\w+)(\??)(?=\/|$)/g)];
  return fc.record(
    Object.fromEntries(
      names.map(([, name = '', optional]) => {
        const id: fc.Arbitrary<number | string> = Object.hasOwn(THINGS, name)
          ? fc.integer({ min: 1, max: 999_999_999 })
          : fc.stringMatching(/^x[A-Za-z0-9 /?#ก-ฮ-]{0,8}$/);
        return [name, optional === '?' ? fc.option(id, { nil: undefined }) : id];
      }),
    ),
  );
}

/** Expands a word choice into one pattern each. */
function wordsOf(pattern: string): readonly string[] {
  const choice = /:\w+\(([^)]*)\)/.exec(pattern);
  if (!choice) return [pattern];
  return (choice[1] ?? '').split('|').map((word) => pattern.replace(choice[0], word));
}
