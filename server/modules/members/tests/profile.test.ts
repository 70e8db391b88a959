import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userSchema, type User } from '@/lib/identity/contract.ts';
import { membershipSchema, purchasesSchema } from '@/lib/members/contract.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { HOME } from '@/tests/harness/checkout.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantOrder } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

type Body = User & Record<string, unknown>;

const MALI = {
  title: 'Ms',
  first_name: 'Mali',
  last_name: 'Dee',
  email: 'mali@example.com',
  birthdate: '1994-05-12',
  gender: 'female',
};

let shop: Shop;
let mali: TestMember;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mali = await signIn(shop);
});

const patch = (body: unknown, locale = 'en') =>
  shop.call<Body>('PATCH', `/me/profile?locale=${locale}`, { token: mali.token, body });
const membership = async () =>
  membershipSchema.parse((await shop.call('GET', '/me/membership', { token: mali.token })).body);

describe('PATCH /me/profile', () => {
  it('stores the profile, and answers the member', async () => {
    const { status, body } = await patch(MALI);
    expect(status).toBe(200);
    expect(userSchema.parse(body)).toMatchObject({ ...MALI, phone_number: mali.phone });
    const { body: me } = await shop.call('GET', '/me', { token: mali.token });
    expect(me).toEqual(body);
  });

  it('lets title and email change, and locks the rest once set', async () => {
    await patch(MALI);
    expect((await patch({ title: 'Dr', email: '' })).body).toMatchObject({
      title: 'Dr',
      email: '',
      first_name: 'Mali',
    });
    const { status, body } = await patch({ first_name: 'Malee', email: 'new@example.com' }, 'th');
    expect([status, body['code']]).toEqual([422, 'FIELD_LOCKED']);
    expect(body['fields']).toEqual({ first_name: expect.stringContaining('คอลเซ็นเตอร์') });
    const { body: me } = await shop.call('GET', '/me', { token: mali.token });
    expect(me).toMatchObject({ first_name: 'Mali', email: '' });
  });

  it('applies one of many concurrent changes', async () => {
    const names = ['Ann', 'Bea', 'Cat', 'Dao', 'Eve'];
    const answers = await Promise.all(names.map((name) => patch({ first_name: name })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect(body['code']).toBe('FIELD_LOCKED');
  });

  it.each(['01022535', '๑/๒/๒๕๓๕', '1992-02-01', '1 ก.พ. 2535'])(
    'takes the day of birth %s',
    async (birthdate) => {
      const { status, body } = await patch({ birthdate });
      expect(status).toBe(200);
      expect(body).toMatchObject({ birthdate: '1992-02-01' });
    },
  );

  it.each([
    [{ birthdate: '2994-05-12' }, 'birthdate'],
    [{ birthdate: '1/2/35' }, 'birthdate'],
    [{ first_name: 'www.evil.example' }, 'first_name'],
    [{ last_name: '\u200b\u2060' }, 'last_name'],
    [{ birthdate: '1994-02-30' }, 'birthdate'],
    [{ email: 'mali@' }, 'email'],
    [{ gender: 'cat' }, 'gender'],
    [{ first_name: ' ' }, 'first_name'],
  ])('refuses %j', async (changes, field) => {
    const { status, body } = await patch(changes);
    expect(status).toBe(422);
    expect(Object.keys(body['fields'] as object)).toEqual([field]);
  });

  it.each<object>([
    { role: 'staff' },
    { user_type: 'staff', first_name: 'Mali' },
    { total_coins: 9, member_code: '1' },
    { phone_number: '0812345678' },
    { firstName: 'Mali' },
    { constructor: 1 },
  ])('refuses protected and unknown fields: %j', async (wish) => {
    const before = (await shop.call('GET', '/me', { token: mali.token })).body;
    const { status, body } = await patch(wish);
    expect([status, body['code']]).toEqual([422, 'VALIDATION']);
    const unknown = Object.keys(wish).filter((name) => name !== 'first_name');
    expect(Object.keys(body['fields'] as object)).toEqual(unknown);
    expect((await shop.call('GET', '/me', { token: mali.token })).body).toEqual(before);
  });

  it('requires a sign-in', async () => {
    expect((await shop.call('PATCH', '/me/profile', { body: MALI })).status).toBe(401);
    expect((await shop.call('GET', '/me/membership')).status).toBe(401);
  });
});

describe('GET /me/membership', () => {
  const plant = async (id: string, total: number, status: 'completed' | 'paid', days: number) => {
    const at = new Date(shop.clock.now().getTime() - days * 86_400_000);
    await shop.db.insert(orders).values({
      id: `${id}-${String(mali.memberId)}`,
      memberId: mali.memberId,
      idempotencyKey: id,
      status,
      deliveryMethod: 'home',
      paymentMethod: 'qr',
      subtotal: total,
      deliveryFee: 0,
      total,
      vat: 0,
      address: HOME as never,
      createdAt: at,
      updatedAt: at,
    });
  };

  it('counts deliveries within a year', async () => {
    expect(await membership()).toEqual({
      tier: 'classic',
      spent: 0,
      next: { tier: 'gold', missing: 5_000 },
      card_linked: false,
    });
    await plant('old', 9_000_00, 'completed', 366);
    await plant('open', 9_000_00, 'paid', 1);
    expect((await membership()).spent).toBe(0);
    await plant('one', 4_000_00, 'completed', 300);
    expect((await membership()).next).toEqual({ tier: 'gold', missing: 1_000 });
    await plant('two', 1_000_00, 'completed', 1);
    expect(await membership()).toMatchObject({ tier: 'gold', spent: 5_000 });
    await shop.db.delete(orders).where(eq(orders.memberId, mali.memberId));
  });
});

describe('GET /me/purchases', () => {
  const MINUTE = 60_000;
  const purchases = async (query = '', { token } = mali) =>
    purchasesSchema.parse((await shop.call('GET', `/me/purchases${query}`, { token })).body);

  beforeAll(async () => {
    await plantShelves(shop.db);
    await plantProducts(shop.db, [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4, listed: false }]);
  });

  it('lists delivered products still sold, without duplicates, newest first, for the member only', async () => {
    const bought = [
      [1, 'completed'],
      [2, 'collected'],
      [1, 'delivered'],
      [3, 'paid'],
      [4, 'completed'],
    ] as const;
    for (const [productId, status] of bought) {
      await plantOrder(shop, { memberId: mali.memberId, productId, status });
      shop.clock.advance(MINUTE);
    }
    const all = await purchases();
    expect(all.entities.map(({ id }) => id)).toEqual([1, 2]);
    expect(all.total).toBe(2);
    const { entities, total } = await purchases('?per_page=1&page=2');
    expect([entities.map(({ id }) => id), total]).toEqual([[2], 2]);
    expect((await purchases('', await signIn(shop))).total).toBe(0);
    expect((await shop.call('GET', '/me/purchases')).status).toBe(401);
  });

  it('sorts by the newest order of each, regardless of arrival', async () => {
    const member = await signIn(shop);
    const plant = async (productId: number) => {
      shop.clock.advance(MINUTE);
      return plantOrder(shop, { memberId: member.memberId, productId, status: 'shipped' });
    };
    const first = await plant(1);
    const second = await plant(2);
    const third = await plant(1);
    const shownAfter = async (id: string, status: 'delivered' | 'completed') => {
      await shop.db.update(orders).set({ status }).where(eq(orders.id, id));
      return (await purchases('', member)).entities.map((product) => product.id);
    };
    expect(await shownAfter(second, 'delivered')).toEqual([2]);
    expect(await shownAfter(third, 'delivered')).toEqual([1, 2]);
    expect(await shownAfter(first, 'delivered')).toEqual([1, 2]);
    expect(await shownAfter(second, 'completed')).toEqual([1, 2]);
  });
});
