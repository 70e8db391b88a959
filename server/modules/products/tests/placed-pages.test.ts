import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfficeProductPage } from '@/lib/products/contract.ts';
import { officeProductPageSchema } from '@/lib/products/contract.ts';
import { PRODUCT_SORTS } from '@/lib/products/contract-values.ts';
import { stockPageSchema, type StockPage } from '@/lib/stock/contract.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const COUNT = 23;
const PER_PAGE = 5;
const IDS = Array.from({ length: COUNT }, (_, index) => index + 1);

let shop: Shop;
let admin: TestMember;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  // Codes in another order than ids.
  const codeOf = (id: number) => String(100_000 + ((id * 7) % COUNT));
  await plantProducts(
    shop.db,
    IDS.map((id) => ({ id, itemCode: codeOf(id) })),
  );
  admin = await signIn(shop);
  await joinAs(shop, admin.memberId, 'admin');
});
afterAll(() => shop.close());

interface Read {
  readonly ids: readonly number[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

async function read<Page>(path: string): Promise<Page> {
  const { status, body } = await shop.call<Page>('GET', `/api/admin/v1${path}`, {
    token: admin.token,
  });
  expect(status).toBe(200);
  return body;
}

async function products(query: string): Promise<Read> {
  const page = await read<OfficeProductPage>(`/products?per_page=${String(PER_PAGE)}&${query}`);
  expect(officeProductPageSchema.safeParse(page).error).toBeUndefined();
  expect(page.total).toBe(COUNT);
  const { has_previous: hasPrevious, has_next: hasNext } = page;
  return { ids: page.entities.map(({ id }) => id), hasPrevious, hasNext };
}

async function stock(query: string): Promise<Read> {
  const page = await read<StockPage>(`/stock?per_page=${String(PER_PAGE)}&${query}`);
  expect(stockPageSchema.safeParse(page).error).toBeUndefined();
  const { has_previous: hasPrevious, has_next: hasNext } = page;
  return { ids: page.entities.map(({ product_id: id }) => id), hasPrevious, hasNext };
}

/** All pages from one end to the other, each beside the last row that was read. */
async function walk(list: (query: string) => Promise<Read>, way: 'next' | 'previous') {
  const pages: Read[] = [await list(way === 'next' ? '' : 'end=true')];
  for (let page = pages[0]; page && (way === 'next' ? page.hasNext : page.hasPrevious);) {
    const beside = way === 'next' ? page.ids.at(-1) : page.ids[0];
    page = await list(`${way === 'next' ? 'after' : 'before'}=${String(beside)}`);
    if (way === 'next') pages.push(page);
    else pages.unshift(page);
  }
  return pages;
}

const LISTS: [name: string, list: (query: string) => Promise<Read>][] = [
  ...PRODUCT_SORTS.map((sort): (typeof LISTS)[number] => [
    `products by ${sort}`,
    (query) => products(`sort=${sort}&${query}`),
  ]),
  ['stock', stock],
];

describe.each(LISTS)('pages of %s', (_, list) => {
  it('have each row once, forwards and backwards, as pages by number have', async () => {
    const numbers = [1, 2, 3, 4, 5].map((page) => list(`page=${String(page)}`));
    const byNumber = (await Promise.all(numbers)).flatMap(({ ids }) => ids);
    expect(byNumber.toSorted((a, b) => a - b)).toEqual(IDS);
    for (const way of ['next', 'previous'] as const) {
      const pages = await walk(list, way);
      expect(pages.flatMap(({ ids }) => ids)).toEqual(byNumber);
      expect(pages.map(({ hasPrevious }) => hasPrevious)).toEqual(
        pages.map((_page, place) => place > 0),
      );
      expect(pages.map(({ hasNext }) => hasNext)).toEqual(
        pages.map((_page, place) => place < pages.length - 1),
      );
    }
  });

  it('go on beside their row, whatever number they have', async () => {
    const first = await list('');
    const next = await list(`after=${String(first.ids.at(-1))}`);
    expect(await list(`page=40&after=${String(first.ids.at(-1))}`)).toEqual(next);
    expect(await list(`page=40&before=${String(next.ids[0])}`)).toEqual({
      ...{ ids: first.ids, hasPrevious: false, hasNext: true },
    });
  });
});
