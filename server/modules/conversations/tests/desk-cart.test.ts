import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConversationLog } from '@/lib/conversations/contract.ts';
import { deskCartSchema, type DeskCart } from '@/lib/conversations/contract-desk.ts';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill } from '@/tests/harness/checkout.ts';
import { hirePharmacist, READ_ALL, talkersOf } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SOAP, PARACETAMOL] = [1, 2];

let shop: Shop;
let malee: TestMember;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: SOAP }, { id: PARACETAMOL, drugClass: 'household' }]);
  await shop.db
    .update(products)
    .set({ ingredientsEn: 'Each tablet contains paracetamol 500 mg.' })
    .where(eq(products.id, PARACETAMOL));
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
  alice = await signIn(shop);
});
afterAll(() => shop.close());

it('shows the cart of the member with conflicts, while the conversation is theirs', async () => {
  const talkers = talkersOf(shop);
  await talkers.call(alice, 'PUT', '/me/health-profile', {
    ...{ allergies: ['Paracetamol'], consent_version: PROFILE_CONSENT_VERSION },
  });
  await fill(shop, alice, [SOAP, 2], [PARACETAMOL, 1]);
  const at = await talkers.talk(alice, malee);
  const cart = (who: TestMember) =>
    talkers.call<DeskCart & { code?: string }>(who, 'GET', `${at.desk}/cart`);

  const { status, body } = await cart(malee);
  expect(status).toBe(200);
  expect(deskCartSchema.parse(body)).toEqual(body);
  expect(body.entities).toMatchObject([
    { product_id: SOAP, qty: 2, drug: 'none', conflicts: [] },
    { product_id: PARACETAMOL, qty: 1, drug: 'household', conflicts: [{ kind: 'allergy' }] },
  ]);
  await cart(malee);
  const path = `/me/pharmacy/history/${String(at.id)}/logs`;
  const { body: log } = await talkers.call<ConversationLog>(alice, 'GET', path);
  expect(log.entities.filter(({ act }) => act === 'saw_cart')).toMatchObject([{ by: 'Malee' }]);

  const other = await hirePharmacist(shop, { name: 'Krit', licenceNo: '2' });
  expect((await cart(other)).body.code).toBe('NOT_YOURS');
  expect((await cart(alice)).status).toBe(403);
  await talkers.call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' });
  expect((await cart(malee)).body.code).toBe('NOT_YOURS');
});
