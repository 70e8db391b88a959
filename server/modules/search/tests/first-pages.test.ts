import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductPage } from '@/lib/catalog/contract.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

/** Levels of a match: the name begins with it, the name has it, the department alone has it. */
const NAMES = ['Serum of Rice', 'Rice Serum', 'Mask with Serum', 'Rice Milk', 'Glow Serum Mask'];
const COUNT = 60;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(
    shop.db,
    Array.from({ length: COUNT }, (_, at) => ({
      id: at + 1,
      nameEn: `${NAMES[at % NAMES.length] ?? ''} ${String(at)}`,
      departmentId: at % 3 === 0 ? 102 : 101,
      brandId: (at % 2) + 1,
      price: 5_000 + ((at * 37) % 50) * 1_000,
      rank: (at * 13) % 40,
      available: at % 7 === 0 ? 0 : 9,
      drugClass: at % 11 === 0 ? 'household' : 'none',
    })),
  );
});
afterAll(() => shop.close());

async function page(query: string, perPage: number, number: number): Promise<ProductPage> {
  const path = `/products/web?locale=en&${query}&per_page=${String(perPage)}&page=${String(number)}`;
  return (await shop.call<ProductPage>('GET', path)).body;
}

it.each([
  'q=serum',
  'q=rice+serum',
  'q=serum&price_max=300',
  'q=serum&price_min=120&price_max=260',
  'q=serum&brand=1',
  'q=serum&dept=101&in_stock=true',
  'q=serum&category=1&price_max=400&brand=2',
  'q=serums&price_max=300',
])('the first page and later ones of %s are in one order, without gaps', async (query) => {
  const whole = await page(query, 100, 1);
  expect(whole.entities.length).toBe(whole.total);
  expect(whole.total).toBeGreaterThan(6);
  const parts: number[] = [];
  for (let number = 1; parts.length < whole.total; number += 1) {
    const { entities, total } = await page(query, 4, number);
    expect([total, entities.length > 0]).toEqual([whole.total, true]);
    parts.push(...entities.map(({ id }) => id));
  }
  expect(parts).toEqual(whole.entities.map(({ id }) => id));
});
