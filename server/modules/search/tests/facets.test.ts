import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPageSchema, type Facets, type ProductPage } from '@/lib/catalog/contract.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { ATTRIBUTES, GROUP, PLANTED, plantAssortment } from '@/tests/harness/assortment.ts';
import { plantProducts } from '@/tests/harness/catalog.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

describe('facets', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantAssortment(shop.db);
  });
  afterAll(() => shop.close());

  async function list(query: string): Promise<ProductPage & { facets: Facets; ids: number[] }> {
    const { status, body } = await shop.call<ProductPage>(
      'GET',
      `/products/web?per_page=100&facets=true&${query}`,
    );
    expect(status).toBe(200);
    expect(productPageSchema.parse(body)).toEqual(body);
    if (!body.facets) throw new Error('no facets');
    return { ...body, facets: body.facets, ids: body.entities.map(({ id }) => id) };
  }

  /** Results of a choice; on one page, so that the database counts too. */
  async function total(query: string): Promise<number> {
    const { body } = await shop.call<ProductPage>('GET', `/products/web?per_page=100&${query}`);
    expect(body.total).toBe(body.entities.length);
    return body.total;
  }

  it('are counted only on request', async () => {
    const { body } = await shop.call<ProductPage>('GET', '/products/web');
    expect(body.facets).toBeNull();
  });

  it('have names in the language of the page', async () => {
    const { facets } = await list('locale=th');
    expect(facets.categories.map(({ name }) => name)).toEqual(['ดูแลผิวหน้า', 'ยา']);
    expect(facets.depts[0]).toMatchObject({
      id: 101,
      name: 'เซรั่ม',
      slug: 'serums',
      category_id: 1,
    });
    expect(facets.brands.map(({ name }) => name)).toEqual(['อรุณ เดลี่', 'บัวริน']);
    expect(
      facets.attrs.map(({ name, values }) => [name, values.map((value) => value.name)]),
    ).toEqual([
      ['เนื้อ', ['เจล', 'ครีม']],
      ['กลิ่น', ['กุหลาบ', 'มินต์']],
    ]);
    expect(facets.prices.map(({ min, max }) => [min, max])).toEqual([
      [0, 99.99],
      [100, 199.99],
      [200, 299.99],
      [300, 499.99],
      [500, 999.99],
      [1000, null],
    ]);
  });

  /** Selection as query pairs; choices of one facet can be left out. */
  interface Chosen {
    readonly pairs: readonly (readonly [name: string, value: string])[];
  }

  const without = ({ pairs }: Chosen, isOwn: (name: string, value: string) => boolean) =>
    pairs.filter(([name, value]) => !isOwn(name, value));
  const query = (...pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

  /** Compares each facet count with the total of the list after that choice. */
  async function expectExact(chosen: Chosen): Promise<void> {
    const { facets, total: shown } = await list(query(...chosen.pairs));
    const leadsTo = (
      own: (name: string, value: string) => boolean,
      ...choice: [string, string][]
    ) => total(query(...without(chosen, own), ...choice));
    const is =
      (...names: string[]) =>
      (name: string) =>
        names.includes(name);

    const of = <Row extends { count: number }>(rows: readonly Row[], isIt: (row: Row) => boolean) =>
      rows.find(isIt)?.count ?? 0;
    for (const id of [1, 2])
      expect(of(facets.categories, (row) => row.id === id)).toBe(
        await leadsTo(is('category'), ['category', String(id)]),
      );
    for (const slug of ['serums', 'face-masks', 'pain-relief'])
      expect(of(facets.depts, (row) => row.slug === slug)).toBe(
        await leadsTo(is('dept'), ['dept', slug]),
      );
    for (const id of [1, 2])
      expect(of(facets.brands, (row) => row.id === id)).toBe(
        await leadsTo(is('brand'), ['brand', String(id)]),
      );
    for (const { min, max, count } of facets.prices) {
      const upper: [string, string][] = max === null ? [] : [['price_max', String(max)]];
      expect(count).toBe(
        await leadsTo(is('price_min', 'price_max'), ['price_min', String(min)], ...upper),
      );
    }
    for (const { min, count } of facets.ratings)
      expect(count).toBe(await leadsTo(is('rating'), ['rating', String(min)]));
    expect(facets.promotion).toBe(await leadsTo(is('promotion'), ['promotion', 'true']));
    expect(facets.in_stock).toBe(await leadsTo(is('in_stock'), ['in_stock', 'true']));
    for (const pair of ATTRIBUTES) {
      const [key = '', value] = pair.split(':');
      const values = facets.attrs.find((facet) => facet.key === key)?.values ?? [];
      const own = (name: string, other: string) => name === 'attr' && other.startsWith(`${key}:`);
      expect(of(values, (row) => row.value === value)).toBe(await leadsTo(own, ['attr', pair]));
    }
    expect(facets.prices.reduce((sum, { count }) => sum + count, 0)).toBe(
      await total(query(...without(chosen, is('price_min', 'price_max')))),
    );
    expect(shown).toBe(await total(query(...chosen.pairs)));
  }

  it.each([
    [[]],
    [[['category', '1']]],
    [
      [
        ['category', '1'],
        ['brand', '2'],
        ['price_max', '500'],
        ['in_stock', 'true'],
      ],
    ],
    [
      [
        ['dept', 'serums'],
        ['dept', '201'],
        ['rating', '3'],
      ],
    ],
    [
      [
        ['attr', 'form:gel'],
        ['attr', 'form:cream'],
        ['attr', 'scent:rose'],
      ],
    ],
    [
      [
        ['promotion', 'true'],
        ['brand', '1'],
        ['brand', '2'],
      ],
    ],
    [
      [
        ['list', 'flashsale'],
        ['in_stock', 'true'],
      ],
    ],
    [
      [
        ['list', 'promotion'],
        ['category', '2'],
      ],
    ],
    [[['list', 'week']]],
    [
      [
        ['promotion_group', String(GROUP)],
        ['brand', '1'],
      ],
    ],
    [
      [
        ['ids', '5'],
        ['ids', '3'],
        ['ids', '40'],
        ['category', '1'],
      ],
    ],
    [
      [
        ['q', 'rice'],
        ['brand', '1'],
      ],
    ],
    [
      [
        ['q', 'เซรั่ม'],
        ['price_min', '300'],
      ],
    ],
    [
      [
        ['q', 'rice'],
        ['list', 'promotion'],
        ['brand', '1'],
      ],
    ],
    [[['q', 'nothing at all']]],
  ] as const)('equal the results of each choice: %j', async (pairs) => {
    await expectExact({ pairs });
  });

  it('equal the results of each choice, whatever is chosen', async () => {
    const choice = fc.constantFrom<readonly [string, string]>(
      ['category', '1'],
      ['category', '2'],
      ['dept', 'serums'],
      ['dept', 'face-masks'],
      ['brand', '1'],
      ['brand', '2'],
      ['price_min', '200'],
      ['price_max', '700'],
      ['rating', '2'],
      ['promotion', 'true'],
      ['in_stock', 'true'],
      ...ATTRIBUTES.map((pair) => ['attr', pair] as const),
      ['q', 'rice'],
    );
    const single = new Set(['category', 'price_min', 'price_max', 'rating', 'q']);
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(choice, {
          maxLength: 5,
          selector: ([name, value]) => (single.has(name) ? name : `${name}=${value}`),
        }),
        async (pairs) => {
          await expectExact({ pairs });
        },
      ),
      { numRuns: 12 },
    );
  });

  it('add up over several values of one facet', async () => {
    const { facets } = await list('brand=1');
    const sum = facets.brands.reduce((all, { count }) => all + count, 0);
    expect(sum).toBe(await total('brand=1&brand=2'));
  });

  it('keep a choice without results, so that it can be removed', async () => {
    const { facets, ids } = await list('brand=2&attr=scent:mint&price_max=1');
    expect(ids).toEqual([]);
    expect(facets.brands).toContainEqual({ id: 2, name: 'Buarin', count: 0 });
    expect(facets.attrs.flatMap(({ values }) => values)).toContainEqual({
      value: 'mint',
      name: 'Mint',
      count: 0,
    });
  });

  it('never count unlisted products', async () => {
    const { facets } = await list('');
    const listed = PLANTED.filter((product) => product.listed).length;
    expect(facets.brands.reduce((sum, { count }) => sum + count, 0)).toBe(listed);
  });

  it('include new products, and exclude delisted ones, at once', async () => {
    const before = (await list('category=2')).facets;
    await plantProducts(shop.db, [{ id: 9_001, departmentId: 201, brandId: 1 }]);
    const [brand] = (await list('category=2')).facets.brands;
    expect(brand).toMatchObject({ id: 1, count: (before.brands[0]?.count ?? 0) + 1 });
    await expectExact({ pairs: [['category', '2']] });
    await shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, 9_001));
    expect((await list('category=2')).facets).toEqual(before);
  });

  it('follow price and stock changes at once', async () => {
    const before = (await list('brand=1')).facets;
    await shop.db.execute(sql`UPDATE stock SET on_hand = 0 WHERE product_id = 2 AND branch_id = 0`);
    await shop.db.update(products).set({ price: 150_000 }).where(eq(products.id, 2));
    const after = (await list('brand=1')).facets;
    expect(after.in_stock).toBe(before.in_stock - 1);
    expect(after.prices.at(-1)?.count).toBe((before.prices.at(-1)?.count ?? 0) + 1);
    await expectExact({ pairs: [['brand', '1']] });
  });
});
