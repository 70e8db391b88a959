import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductPage } from '@/lib/catalog/contract.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { members } from '@/server/db/schema/members.ts';
import { flashSaleItems } from '@/server/db/schema/offers.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantSales } from '@/tests/harness/offers.ts';
import { toldPrices } from '@/tests/harness/price-tellers.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const HOUR_MS = 3_600_000;
const SERUM = 1;

let shop: Shop;
let guest: TestMember;
let holder: TestMember;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: SERUM, available: 50 }]);
  const now = shop.clock.now().getTime();
  await plantSales(shop.db, [
    {
      id: 1,
      startsAt: new Date(now - HOUR_MS),
      endsAt: new Date(now + HOUR_MS),
      items: [{ productId: SERUM, price: 9_000, quota: 10 }],
    },
  ]);
  guest = await signIn(shop);
  holder = await signIn(shop);
  await shop.db.update(members).set({ memberCode: '' }).where(eq(members.id, guest.memberId));
});
afterAll(() => shop.close());

interface Offered {
  /** Satang. */
  readonly list: number;
  readonly deal: number;
  readonly member: number;
  readonly flash: number;
  readonly sold: number;
  readonly drugClass: 'none' | 'household' | 'dangerous';
}

async function offer({ list, deal, member, flash, sold, drugClass }: Offered): Promise<void> {
  const prices = { price: list, dealPrice: deal, memberPrice: member };
  await shop.db
    .update(products)
    .set({ ...prices, drugClass })
    .where(eq(products.id, SERUM));
  await shop.db.update(flashSaleItems).set({ price: flash, sold });
}

const below = (list: number) => fc.oneof(fc.constant(0), fc.integer({ min: 1, max: list - 1 }));
const anyOffer: fc.Arbitrary<Offered> = fc.integer({ min: 2, max: 200_000 }).chain((list) =>
  fc.record({
    list: fc.constant(list),
    deal: below(list),
    member: below(list),
    flash: fc.integer({ min: 1, max: list }),
    sold: fc.constantFrom(0, 9, 10),
    drugClass: fc.constantFrom('none', 'none', 'household', 'dangerous'),
  }),
);

it('card, page and the cart without a member card show the same price', async () => {
  await fc.assert(
    fc.asyncProperty(anyOffer, async (offered) => {
      await offer(offered);
      const { card, page, line, code } = await toldPrices(shop, guest, SERUM);
      expect(page.now).toEqual(card?.now);
      expect(page.price_source).toBe(page.now.kind);
      if (offered.drugClass === 'dangerous') {
        expect(code).toBe('APPROVAL_REQUIRED');
        expect(page.now).toMatchObject({ kind: 'list', amount: offered.list / 100, was: null });
        return;
      }
      expect(line?.now).toEqual(page.now);
      expect(line).toMatchObject({ price: page.now.amount, line_total: page.now.amount });
    }),
    { numRuns: 60 },
  );
}, 120_000);

it("a card holder's cart shows a lower member price; card and page never depend on the reader", async () => {
  const offered = { list: 20_000, deal: 15_000, member: 12_000, flash: 13_000, sold: 0 };
  await offer({ ...offered, drugClass: 'none' });
  const ask = async ({ token }: TestMember) =>
    (await shop.call<ProductPage>('GET', `/products/web?ids=${String(SERUM)}`, { token })).body;
  expect(await ask(holder)).toEqual(await ask(guest));
  const { page, line } = await toldPrices(shop, holder, SERUM);
  expect(page.now).toEqual({ kind: 'flash', amount: 130, was: 200, saved: 70, percent: 35 });
  expect(line?.now).toEqual({ kind: 'member', amount: 120, was: 200, saved: 80, percent: 40 });
});

it.each([
  ['a deal below the flash price', 12_000, { kind: 'deal', amount: 120, percent: 40 }],
  ['a deal as low as the flash price', 13_000, { kind: 'deal', amount: 130, percent: 35 }],
  ['a flash price below the deal', 14_000, { kind: 'flash', amount: 130, percent: 35 }],
])('is %s', async (_, deal, now) => {
  await offer({ list: 20_000, deal, member: 0, flash: 13_000, sold: 0, drugClass: 'none' });
  const { card, page, line } = await toldPrices(shop, guest, SERUM);
  for (const told of [card, page, line]) expect(told?.now).toMatchObject(now);
  // The sale runs regardless of the price.
  expect(card?.flash?.price).toBe(130);
});

it('follows the flash sale to its last piece and its end', async () => {
  await offer({ list: 20_000, deal: 0, member: 0, flash: 13_000, sold: 9, drugClass: 'none' });
  expect((await toldPrices(shop, guest, SERUM)).card?.now.kind).toBe('flash');
  await shop.db.update(flashSaleItems).set({ sold: sql`${flashSaleItems.quota}` });
  expect((await toldPrices(shop, guest, SERUM)).card?.now).toMatchObject({ kind: 'list' });
});
