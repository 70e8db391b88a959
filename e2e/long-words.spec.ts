import type { Page } from '@playwright/test';
import type { OrderPage } from '../lib/orders/contract.ts';
import { runStatement } from '../tests/harness/postgres.ts';
import { expect, test } from './harness/fixtures.ts';
import { memberPages } from './harness/member-pages.ts';
import { newShopper, officeAt } from './harness/orders.ts';
import { visit, waitUntilAtRest } from './harness/page.ts';
import { createShopServer } from './harness/server.ts';

/** User text without a space for 60 letters: no page becomes wider, on screen or paper. */

const DEMO_PHONE = '0812345678';
const WORD = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';
const ADDRESS = {
  firstName: WORD,
  lastName: WORD,
  address1: WORD,
  address2: WORD,
  address3: WORD,
  street: WORD,
  email: `${WORD}@example.com`,
};
const OFFICE = ['orders', 'reviews', 'requests', 'branches', 'codes', 'pharmacy'];

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('long words in user text wrap on pages of members and staff', async ({ page, otherPage }) => {
  test.setTimeout(900_000);
  const shop = await createShopServer();
  await shop.start();
  const shopper = await newShopper(page, shop, DEMO_PHONE);
  const waiting = await shopper.placeOrder('truemoney');
  for (const statement of stretched()) await runStatement(shop.databaseUrl, statement);
  const { entities } = await shopper.call<OrderPage>('GET', '/v1/me/orders?per_page=50');
  const orders = entities.map(({ order_id: id }) => id);
  const own = (await memberPages(shopper.call, waiting)).map(([, path]) => path);
  const found = await faultsOf(page, shop.url, [
    ...new Set([...own, ...orders.map((id) => `/orders/${id}`), '/orders/summary?step=payment']),
  ]);
  await otherPage.setViewportSize({ width: 390, height: 844 });
  await officeAt(otherPage, shop);
  const office = OFFICE.map((name) => `/staff/${name}`);
  found.push(
    ...(await faultsOf(otherPage, shop.url, [
      ...office,
      ...orders.map((id) => `/staff/orders/${id}`),
    ])),
  );
  for (const open of [page, otherPage]) await open.close();
  await shop.remove();
  expect(found).toEqual([]);
});

/** Longest possible words for user text in every table. */
function stretched(): readonly string[] {
  const address = JSON.stringify(ADDRESS);
  const invoice = JSON.stringify({ ...ADDRESS, companyName: WORD });
  const columns = ['first_name', 'last_name', 'address_1', 'address_2', 'address_3', 'street'];
  const set = (names: readonly string[]) => names.map((name) => `${name} = '${WORD}'`).join(', ');
  return [
    `UPDATE members SET first_name = '${WORD}', last_name = '${WORD}', email = '${WORD}@example.com'`,
    `UPDATE addresses SET ${set(columns)}`,
    `UPDATE vat_addresses SET ${set([...columns, 'company_name'])}`,
    `UPDATE orders SET address = address || '${address}' WHERE address IS NOT NULL`,
    `UPDATE orders SET vat_address = vat_address || '${invoice}' WHERE vat_address IS NOT NULL`,
    `UPDATE order_history SET note = '${WORD}' WHERE note <> ''`,
    `UPDATE order_returns SET ${set(['detail'])}`,
    `UPDATE parcels SET ${set(['tracking_no'])}`,
    `UPDATE reviews SET ${set(['title', 'body', 'rejected_reason'])} WHERE member_id IS NOT NULL`,
    `UPDATE reviews SET author = 'Wolfeschlegelstein W.' WHERE member_id IS NOT NULL`,
    `UPDATE data_requests SET ${set(['note', 'answer'])}`,
    `UPDATE gift_card_sales SET ${set(['to_name', 'from_name', 'message'])}`,
    `UPDATE e_cards SET ${set(['to_name', 'from_name', 'message'])}`,
  ];
}

/** Pages wider than the window, on screen or paper, with the overflowing elements. */
async function faultsOf(page: Page, origin: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await visit(page, `${origin}/th${path}`);
    await waitUntilAtRest(page);
    await expect(page.locator('main [data-waiting]')).toHaveCount(0);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      const wide = await page.evaluate(widest);
      if (wide !== '') found.push(`${path} on ${media}: ${wide}`);
    }
    await page.emulateMedia({ media: null });
  }
  return found;
}

function widest(): string {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return '';
  const beyond = Array.from(document.querySelectorAll('main *')).filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  const names = beyond.slice(-3).map((element) => `${element.tagName} ${element.className}`);
  return [`${String(scrollWidth)} px`, ...names].join(', ');
}
