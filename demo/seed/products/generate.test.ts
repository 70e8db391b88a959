import { describe, expect, it } from 'vitest';
import { exclusiveBrandCodes } from '../../../lib/brand.ts';
import { brands } from '../brands.ts';
import { categories } from '../categories.ts';
import { PACK_SHAPES } from '../../looks.ts';
import type { ProductSeed, Text } from '../types.ts';
import { brandFit } from './brand-fit.ts';
import { generateProducts } from './generate.ts';
import { kinds } from './kinds.ts';

const THAI = /[\u0e00-\u0e7f]/;
const departments = categories.flatMap((category) => category.departments.map(({ id }) => id));
const thousand = generateProducts(1_000);
const many = generateProducts(20_000);

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s/]+/g, '-')
    .replace(/[?#]/g, '');
const share = (products: readonly ProductSeed[], test: (product: ProductSeed) => boolean) =>
  products.filter(test).length / products.length;
const isMedicine = ({ drugClass }: ProductSeed) => drugClass !== 'none';
const isRestricted = ({ drugClass }: ProductSeed) =>
  drugClass === 'dangerous' || drugClass === 'controlled';

function textsOf(product: ProductSeed): readonly Text[] {
  const { name, description, howToUse, ingredients, warnings } = product;
  return [name, description, howToUse, ingredients, warnings];
}

describe('kinds', () => {
  it('are at least four in every department', () => {
    for (const id of departments) {
      expect(kinds.filter((kind) => kind.departmentId === id).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('name all their axes, in both languages', () => {
    for (const { name, axes } of kinds) {
      const marks = axes.map((_, at) => `{${at}}`).sort();
      for (const pattern of [name.en, name.th]) {
        expect((pattern.match(/\{\d\}/g) ?? []).sort(), pattern).toEqual(marks);
      }
    }
  });

  it('have prices from low to high, and packs that are drawn', () => {
    for (const { name, sizes, shape } of kinds) {
      expect(PACK_SHAPES).toContain(shape);
      for (const { price } of sizes) expect(price[0], name.en).toBeLessThanOrEqual(price[1]);
      for (const { price } of sizes) expect(price[0], name.en).toBeGreaterThan(0);
    }
  });
});

describe('brand fit', () => {
  it('knows every brand, and no other', () => {
    expect(Object.keys(brandFit).sort()).toEqual(brands.map(({ code }) => code).sort());
  });
});

describe.each([
  ['1,000', thousand],
  ['20,000', many],
])('%s products', (_, products) => {
  it.each([
    ['ids', ({ id }: ProductSeed) => String(id)],
    ['item codes', ({ itemCode }: ProductSeed) => itemCode],
    ['English names', ({ name }: ProductSeed) => name.en],
    ['Thai names', ({ name }: ProductSeed) => name.th],
    ['English slugs', ({ name }: ProductSeed) => slug(name.en)],
    ['Thai slugs', ({ name }: ProductSeed) => slug(name.th)],
  ])('have unique %s', (_what, key) => {
    expect(new Set(products.map(key)).size).toBe(products.length);
  });

  it('fill every department and use every brand', () => {
    expect(new Set(products.map((p) => p.departmentId))).toEqual(new Set(departments));
    expect(new Set(products.map((p) => p.brandId))).toEqual(new Set(brands.map((b) => b.id)));
  });

  it('have item codes of six digits', () => {
    expect(products.filter(({ itemCode }) => !/^\d{6}$/.test(itemCode))).toEqual([]);
  });

  it('have whole texts in the right language', () => {
    const broken = products.filter((product) =>
      textsOf(product).some(
        ({ en, th }) =>
          en.trim() === '' ||
          THAI.test(en) ||
          !THAI.test(th) ||
          / {2}|undefined|NaN|[{}|]|, ,|^,|^\s|\s$/.test(`${en}\n${th}`),
      ),
    );
    expect(broken.map(({ name }) => name.en)).toEqual([]);
  });

  it('carry their brand and their size in the name', () => {
    for (const { brandId, name, pack } of products) {
      expect(name.en.startsWith(brands[brandId - 1]?.name.en ?? '-')).toBe(true);
      expect(name.th.startsWith(brands[brandId - 1]?.name.th ?? '-')).toBe(true);
      expect(name.en.endsWith(pack.size)).toBe(true);
    }
  });

  it('have packs with a short Latin title and a Thai line', () => {
    const broken = products.filter(
      ({ pack }) =>
        THAI.test(`${pack.title}${pack.size}`) ||
        pack.title.split(' ').length > 4 ||
        pack.title === '' ||
        pack.line === '' ||
        (pack.tint !== undefined && !/^#[0-9a-f]{6}$/.test(pack.tint)),
    );
    expect(broken.map(({ name }) => name.en)).toEqual([]);
  });

  it('have descriptions of two to four sentences', () => {
    for (const { description } of products) {
      const sentences = description.en.match(/[.!?](?= |$)/g)?.length ?? 0;
      expect(sentences, description.en).toBeGreaterThanOrEqual(2);
      expect(sentences, description.en).toBeLessThanOrEqual(4);
    }
  });

  it('keep deals below the price and away from restricted medicines', () => {
    for (const product of products) {
      const { price, dealPrice } = product;
      expect(price % 100).toBe(0);
      expect(price).toBeGreaterThanOrEqual(500);
      if (dealPrice === 0) continue;
      expect(isRestricted(product)).toBe(false);
      expect(dealPrice).toBeLessThanOrEqual(price * 0.9);
      expect(dealPrice).toBeGreaterThanOrEqual(price * 0.6);
    }
    expect(share(products, ({ dealPrice }) => dealPrice > 0)).toBeGreaterThan(0.3);
    expect(share(products, ({ dealPrice }) => dealPrice > 0)).toBeLessThan(0.4);
  });

  it('cap medicines at two to six, and have registration numbers on them', () => {
    for (const product of products.filter(isMedicine)) {
      expect(product.purchaseLimit).toBeGreaterThanOrEqual(2);
      expect(product.purchaseLimit).toBeLessThanOrEqual(6);
      expect(product.registrationNo).toMatch(/^([12][AC]|G) \d{1,3}\/\d\d$/);
      expect(product.lists).toEqual([]);
    }
  });

  it('hold stock as a warehouse does', () => {
    const sold = share(products, ({ onlineStock }) => onlineStock === 0);
    const low = share(products, ({ onlineStock }) => onlineStock >= 1 && onlineStock <= 5);
    expect(sold).toBeGreaterThan(0.02);
    expect(sold).toBeLessThan(0.06);
    expect(low).toBeGreaterThan(0.05);
    expect(low).toBeLessThan(0.11);
  });

  it.each([
    ['new-arrival', 0.025, 0.06],
    ['week', 0.012, 0.036],
    ['recommends', 0.025, 0.06],
  ] as const)('fill the list %s', (list, least, most) => {
    const part = share(products, ({ lists }) => lists.includes(list));
    expect(part).toBeGreaterThan(least);
    expect(part).toBeLessThan(most);
  });

  it('are new arrivals only when they are new', () => {
    for (const { lists, createdAt } of products) {
      expect(new Date(createdAt).toISOString()).toBe(createdAt);
      expect(createdAt > '2026-10-20').toBe(lists.includes('new-arrival'));
    }
  });
});

describe('the catalogue', () => {
  it('is deterministic, and its start is independent of its length', () => {
    expect(generateProducts(1_000)).toEqual(thousand);
    expect(many.slice(0, 1_000)).toEqual(thousand);
  });

  it('has medicines of every class', () => {
    const classes = new Set(thousand.map(({ drugClass }) => drugClass));
    expect([...classes].sort()).toEqual(
      ['controlled', 'dangerous', 'household', 'none', 'packaged'].sort(),
    );
  });

  it('gives each of the exclusive brands a shelf of its own', () => {
    for (const code of exclusiveBrandCodes) {
      const id = brands.find((brand) => brand.code === code)?.id;
      expect(thousand.filter(({ brandId }) => brandId === id).length).toBeGreaterThan(12);
    }
  });

  it('begins every category with a product that is safe to buy', () => {
    for (const { id } of categories) {
      const first = thousand.find(
        (p) => Math.floor(p.departmentId / 100) === id && p.drugClass === 'none',
      );
      expect(first?.purchaseLimit).toBeUndefined();
      expect(first?.onlineStock).toBeGreaterThanOrEqual(200);
    }
  });

  it('reaches 100,000 products', () => {
    expect(generateProducts(100_000)).toHaveLength(100_000);
  });
});
