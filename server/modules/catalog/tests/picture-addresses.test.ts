import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '@/server/db/schema/catalog.ts';
import { notifications } from '@/server/modules/notifications/schema.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { DESK, openPharmacy, READ_PATIENT } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { casesOf, plantQuestionnaire, smallQuestionnaire } from '@/tests/harness/questionnaires.ts';

/** Every answer names a product's picture by the address that changes with it. */

const [SOAP, MEDICINE, BRANCH] = [1, 2, 11];
const ADDRESS = /\/media\/products\/[^"]+/g;
const NEWEST = /^\/media\/products\/[0-9]+(-[0-9]+)?\.v3\.webp$/;

let pharmacy: Awaited<ReturnType<typeof openPharmacy>>;
let alice: TestMember;
let staff: TestMember;
let orderId: string;
beforeAll(async () => {
  pharmacy = await openPharmacy();
  const { shop } = pharmacy;
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOAP },
    { id: MEDICINE, price: 5_900, drugClass: 'dangerous' },
  ]);
  await plantBranches(shop.db, [{ id: BRANCH, shelves: { [MEDICINE]: 9 } }]);
  await plantQuestionnaire(shop, 'heartburn', smallQuestionnaire(MEDICINE));
  await shop.db.update(products).set({ pictureVersion: 3 });
  alice = await signIn(shop);
  staff = await signInStaff(shop);
  const { memberId } = alice;
  orderId = await plantOrder(shop, { memberId, productId: SOAP, status: 'delivered' });
});
afterAll(() => pharmacy.shop.close());

/** Addresses of product pictures in an answer. */
async function addresses(path: string, as: TestMember = alice, body?: unknown) {
  const method = body === undefined ? 'GET' : 'POST';
  const { status, body: answer } = await pharmacy.talkers.call(as, method, path, body);
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return JSON.stringify(answer).match(ADDRESS) ?? [];
}

async function expectNewest(path: string, as?: TestMember, count = 1): Promise<void> {
  const found = await addresses(path, as);
  expect(found.length, path).toBeGreaterThanOrEqual(count);
  for (const address of found) expect(address, path).toMatch(NEWEST);
}

describe('the newest address of a picture is in', () => {
  it.each(['/products/1', '/products/web', '/suggestions?q=Product'])(
    'the catalogue: %s',
    async (path) => expectNewest(path),
  );

  it('the cart, and what is put aside', async () => {
    const added = await addresses('/me/cart/add', alice, { product_id: SOAP, qty: 1 });
    for (const address of added) expect(address).toMatch(NEWEST);
    expect(added).not.toEqual([]);
    await expectNewest('/me/cart');
  });

  it('orders, their list and the board of staff', async () => {
    await expectNewest('/me/orders');
    await expectNewest(`/me/orders/${orderId}`);
    await expectNewest('/api/admin/v1/orders', staff);
    await expectNewest(`/api/admin/v1/orders/${orderId}`, staff);
  });

  it('purchases to review', async () => {
    await expectNewest('/me/reviews');
  });

  it('notices of products and orders; none without the product', async () => {
    const { db, clock } = pharmacy.shop;
    const notice = { memberId: alice.memberId, type: 'system', createdAt: clock.now() } as const;
    const texts = { titleEn: '', titleTh: '', bodyEn: '', bodyTh: '' };
    await db.insert(notifications).values(
      ['/products/2', `/orders/${orderId}`, '/products/999', '/coupons'].map((url) => ({
        ...{ ...notice, ...texts, url },
      })),
    );
    await expectNewest('/notifications', alice, 2);
    expect(await addresses('/notifications')).toHaveLength(4);
  });

  it('wishes', async () => {
    await pharmacy.talkers.call(alice, 'PUT', `/me/wishlist/${String(SOAP)}`);
    await expectNewest('/me/wishlist');
  });

  it('recommendations and approvals of a consultation', async () => {
    const { talkers, malee } = pharmacy;
    const { mine, desk } = await talkers.talk(alice, malee);
    const send = async (path: string, body: object) => {
      const sent = await talkers.call(malee, 'POST', `${desk}/${path}`, {
        ...{ client_msg_id: randomUUID(), product_id: path === 'messages' ? SOAP : MEDICINE },
        ...body,
      });
      expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300);
    };
    await send('messages', { type: 'product' });
    await send('approvals', { ...READ_PATIENT, qty: 1, days: 3, directions: 'One a day.' });
    await expectNewest(mine, alice, 4);
    await expectNewest(`${DESK}${mine}`, malee, 4);
  });

  it('a questionnaire and its cases', async () => {
    const { shop, malee } = pharmacy;
    const cases = casesOf(shop, { slug: 'heartburn', productId: MEDICINE, branchId: BRANCH });
    await expectNewest('/questionnaires/heartburn');
    const bob = await signIn(shop);
    const { id } = await cases.waiting(bob);
    await expectNewest(`/me/cases/${String(id)}`, bob);
    await expectNewest(`${DESK}/cases/${String(id)}`, malee);
  });
});
