import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Cart } from '@/lib/cart/contract.ts';
import type { Message } from '@/lib/conversations/contract.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { hirePharmacist, READ_ALL, READ_PATIENT, talkersOf } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SOAP, CREAM, MEDICINE, SOLD_OUT] = [1, 2, 3, 4];

let shop: Shop;
let malee: TestMember;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOAP, available: 9 },
    { id: CREAM, available: 9 },
    { id: MEDICINE, available: 9, drugClass: 'dangerous' },
    { id: SOLD_OUT, available: 0 },
  ]);
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const call = <Body>({ token }: TestMember, method: string, path: string, body?: unknown) =>
  shop.call<Body>(method, path, { token, ...(body === undefined ? {} : { body }) });

async function approved(): Promise<number> {
  const at = await talkersOf(shop).talk(alice, malee);
  const { body } = await call<Message>(malee, 'POST', `${at.desk}/approvals`, {
    ...{ ...READ_PATIENT, client_msg_id: randomUUID(), product_id: MEDICINE, qty: 2, days: 3 },
    directions: 'One after a meal.',
  });
  await call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' });
  return body.approval_id ?? 0;
}

const addAll = (productIds: readonly number[], approvalIds: readonly number[] = []) =>
  call<Cart & { code?: string; data?: object }>(alice, 'POST', '/me/cart/add-all', {
    ...{ items: productIds.map((id) => ({ product_id: id })), approval_ids: approvalIds },
  });
const inCart = async () =>
  (await call<Cart>(alice, 'GET', '/me/cart')).body.items.map(({ product, qty }) => [
    product.id,
    qty,
  ]);

it('adds products and approved medicines as one change of the cart', async () => {
  const { status, body } = await addAll([SOAP, CREAM], [await approved()]);
  expect(status).toBe(200);
  expect(body.version).toBe(1);
  expect(await inCart()).toEqual([
    [SOAP, 1],
    [CREAM, 1],
    [MEDICINE, 2],
  ]);
});

it('adds nothing where one product is not there, and names it', async () => {
  const { status, body } = await addAll([SOAP, SOLD_OUT], [await approved()]);
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'OUT_OF_STOCK', data: { product_ids: [SOLD_OUT] } });
  expect(await inCart()).toEqual([]);
});

it('adds nothing if an approval is another member’s or withdrawn, and names it', async () => {
  const unknown = await addAll([SOAP], [9_999]);
  expect(unknown.status).toBe(404);
  const id = await approved();
  const path = `/api/admin/v1/pharmacy/approvals/${String(id)}/withdraw`;
  await call(malee, 'POST', path, { reason: 'Wrong.' });
  const { body } = await addAll([SOAP], [id]);
  expect(body).toMatchObject({ code: 'APPROVAL_WITHDRAWN', data: { approval_id: id } });
  expect(await inCart()).toEqual([]);
});

it('never adds a medicine that needs an approval without one', async () => {
  expect((await addAll([MEDICINE])).body.code).toBe('APPROVAL_REQUIRED');
});
