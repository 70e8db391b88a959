import { describe, expect, it } from 'vitest';
import { attributeRows, attributesOf, attributeValueRows } from './attributes.ts';
import { brands } from './brands.ts';
import { memberPriceOf } from './member-price.ts';
import { generateProducts } from './products/generate.ts';

const brandOf = new Map(brands.map((brand) => [brand.id, brand.name.en]));
const seeds = generateProducts(5_000);
const withAttributes = seeds.map((product) => ({
  product,
  pairs: attributesOf(product, brandOf.get(product.brandId) ?? ''),
}));

const pairsOf = (name: string) =>
  withAttributes.find(({ product }) => product.name.en.includes(name))?.pairs;

describe('attributes of the demo catalogue', () => {
  it('are named in both languages, each once', () => {
    expect(attributeRows().length).toBeGreaterThanOrEqual(6);
    expect(attributeRows().length).toBeLessThanOrEqual(10);
    const values = attributeValueRows();
    expect(new Set(values.map(({ key, value }) => `${key}:${value}`)).size).toBe(values.length);
    for (const { key, value, nameEn, nameTh } of values) {
      expect(`${key}:${value}`).toMatch(/^[a-z0-9-]{1,32}:[a-z0-9-]{1,48}$/);
      expect(nameEn).not.toBe('');
      expect(nameTh).not.toBe('');
    }
  });

  it.each([
    ['Tea Tree Acne Cleanser', ['skin-type:acne-prone', 'concern:acne']],
    ['Sulfate-Free Shampoo', ['free-from:sulfate']],
    ['Sunscreen SPF50+', ['spf:50-plus']],
    ['Kids Toothpaste', ['age:kids']],
    ['Hydrating Night Cream', ['skin-type:dry', 'concern:hydration', 'form:cream']],
    ['Paracetamol Syrup 120 mg/5 ml Orange', ['form:liquid', 'flavour:orange']],
  ])('are right for a %s', (name, expected) => {
    expect(pairsOf(name)).toEqual(expect.arrayContaining(expected));
  });

  it('do not mistake a brand name for a claim', () => {
    const milkaya = withAttributes.filter(({ product }) => product.name.en.startsWith('Milkaya'));
    expect(milkaya.length).toBeGreaterThan(10);
    for (const { product, pairs } of milkaya) {
      if (!/milk|honey|musk|vanilla|shea/i.test(product.name.en.replace('Milkaya', '')))
        expect(pairs).not.toContain('scent:sweet');
    }
  });

  it('apply to most products, and every key to some', () => {
    const bare = withAttributes.filter(({ pairs }) => pairs.length === 0);
    expect(bare.length).toBeLessThan(seeds.length / 3);
    const used = new Set(
      withAttributes.flatMap(({ pairs }) => pairs.map((pair) => pair.split(':')[0])),
    );
    expect([...used].toSorted()).toEqual(
      attributeRows()
        .map(({ key }) => key)
        .toSorted(),
    );
  });
});

describe('the price for card members', () => {
  it('is set for about one product in six, never for a medicine', () => {
    const set = seeds.filter((product) => memberPriceOf(product) > 0);
    expect(set.length / seeds.length).toBeGreaterThan(0.1);
    expect(set.length / seeds.length).toBeLessThan(0.2);
    expect(set.every(({ drugClass }) => drugClass === 'none')).toBe(true);
  });

  it('is whole baht, three to eight per cent below the public price', () => {
    for (const product of seeds) {
      const member = memberPriceOf(product);
      if (member === 0) continue;
      const sale = product.dealPrice > 0 ? product.dealPrice : product.price;
      expect(member % 100).toBe(0);
      expect(member).toBeLessThanOrEqual(sale * 0.97);
      expect(member).toBeGreaterThanOrEqual(sale * 0.92);
    }
  });
});
