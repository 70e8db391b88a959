import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { healthContextSchema, type HealthContext } from '@/lib/health/contract.ts';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { members } from '@/server/db/schema/members.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantOrder } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const PARACETAMOL = 1;
const SHAMPOO = 2;
const DAY = 86_400_000;
const NOTES = { allergies: ['Aspirin'], conditions: [], medicines: [], pregnancy: 'no' };

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: PARACETAMOL, drugClass: 'household' }, { id: SHAMPOO }]);
  await shop.db
    .update(products)
    .set({ ingredientsEn: 'Each tablet contains paracetamol 500 mg.' })
    .where(eq(products.id, PARACETAMOL));
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const agree = ({ token } = alice) =>
  shop.call('PUT', '/me/health-profile', {
    token,
    body: { ...NOTES, consent_version: PROFILE_CONSENT_VERSION },
  });
const context = ({ token }: Pick<TestMember, 'token'> = alice) =>
  shop.call<HealthContext>('GET', '/me/health-profile/context', { token });

const buy = (productId: number) =>
  plantOrder(shop, { memberId: alice.memberId, productId, status: 'packing' });

describe('what medicines are compared with in the browser', () => {
  it('is nothing without consent, whatever was bought', async () => {
    await buy(PARACETAMOL);
    expect((await context()).body).toEqual({ notes: null, bought: [], age: null, weighed: [] });
    await agree();
    expect((await context()).body.bought).toEqual(['paracetamol']);
    await shop.call('DELETE', '/me/health-profile', { token: alice.token });
    expect((await context()).body).toEqual({ notes: null, bought: [], age: null, weighed: [] });
  });

  it('has only the member’s notes, age and ingredients of 90 days, uncached', async () => {
    await agree();
    await shop.db
      .update(members)
      .set({ birthdate: '2000-01-01' })
      .where(eq(members.id, alice.memberId));
    await buy(PARACETAMOL);
    await buy(SHAMPOO);
    const { body, headers } = await context();
    expect(healthContextSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ notes: NOTES, bought: ['paracetamol'] });
    expect(body.age).toBeGreaterThanOrEqual(25);
    expect(headers.get('cache-control')).toContain('no-store');
    const bob = await signIn(shop);
    expect((await context(bob)).body.notes).toBeNull();
    expect((await shop.call('GET', '/me/health-profile/context')).status).toBe(401);
  });

  it('forgets what was bought longer ago, and orders that were cancelled', async () => {
    await agree();
    await buy(PARACETAMOL);
    const mine = eq(orders.memberId, alice.memberId);
    const at = new Date(shop.clock.now().getTime() - 91 * DAY);
    await shop.db.update(orders).set({ createdAt: at }).where(mine);
    expect((await context()).body.bought).toEqual([]);
    await shop.db.update(orders).set({ createdAt: shop.clock.now() }).where(mine);
    expect((await context()).body.bought).toEqual(['paracetamol']);
    await shop.db.update(orders).set({ status: 'cancelled' }).where(mine);
    expect((await context()).body.bought).toEqual([]);
  });
});
