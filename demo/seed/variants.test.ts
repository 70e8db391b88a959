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

const byId = new Map(products.map((one) => [one.id, one]));
const ofSizes = groups.filter(({ group }) => group.option2En === undefined);
const ofShades = groups.filter(({ group }) => group.option2En === 'Shade');

it('one group has two options, with a product for each pair of values', () => {
  expect(ofShades).toHaveLength(1);
  for (const { members } of ofShades) {
    const sizes = new Set(members.map(({ value1En }) => value1En));
    const shades = new Set(members.map(({ value2En }) => value2En));
    expect([sizes.size, shades.size, members.length]).toEqual([2, 3, 6]);
    for (const { productId, value1En, value2En = '', value1Th, value2Th = '' } of members) {
      const { en = '', th = '' } = byId.get(productId)?.name ?? {};
      expect(en).toBe(`Velmora Dewy Glow Foundation ${value2En} ${value1En}`);
      expect(th.endsWith(`เบอร์ ${value2Th} ${value1Th}`)).toBe(true);
    }
  }
});

it('siblings have the same name without their size, in both languages', () => {
  for (const { members } of ofSizes) {
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
