import { expect, it } from 'vitest';
import { DEMO_PRODUCTS, generateProducts } from './products/generate.ts';
import { groupSeeds } from './variants.ts';

const products = generateProducts(DEMO_PRODUCTS);
const groups = groupSeeds(products);

it('the demo has groups of sizes, each product in one at most', () => {
  expect(groups.length).toBeGreaterThan(10);
  const ids = groups.flatMap(({ members }) => members.map(({ productId }) => productId));
  expect(new Set(ids).size).toBe(ids.length);
});

it('siblings have the same name without their size, in both languages', () => {
  const byId = new Map(products.map((one) => [one.id, one]));
  for (const { members } of groups) {
    const stems = members.map(({ productId, value1En, value1Th }) => {
      const { en = '', th = '' } = byId.get(productId)?.name ?? {};
      expect([en, th]).toEqual([
        expect.stringMatching(new RegExp(`${value1En}$`)),
        expect.stringMatching(new RegExp(`${value1Th}$`)),
      ]);
      return [en.slice(0, -value1En.length), th.slice(0, -value1Th.length)].join('|');
    });
    expect(new Set(stems).size).toBe(1);
    expect(new Set(members.map(({ value1Th }) => value1Th)).size).toBe(members.length);
  }
});
