import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUPON_AUDIENCES, type CouponAudience } from '@/lib/wallet/contract-values.ts';
import type { Coupon, MemberCoupon } from '@/lib/wallet/contract.ts';
import { calendarDay } from '@/lib/format/bangkok.ts';
import { members } from '@/server/db/schema/members.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, orderBody, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { plantOrder } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { expectCoupons, plantCoupon } from '@/tests/harness/wallet.ts';

const DAY_MS = 86_400_000;
/** 1,500 baht. */
const CREAM = 1;

const KINDS = ['classic', 'birthday', 'vip', 'lapsed'] as const;
type Kind = (typeof KINDS)[number];

/** Whether list and typed code give a coupon of this audience to this kind of member. */
function isOpen(audience: CouponAudience, kind: Kind): boolean {
  return audience === 'members' || audience === kind;
}

const CASES = COUPON_AUDIENCES.flatMap((audience) =>
  KINDS.map((kind) => [audience, kind] as const),
);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: CREAM, price: 150_000, available: 5_000 }]);
});
afterAll(() => shop.close());

async function memberOf(kind: Kind): Promise<Shopper> {
  const shopper = await shopperOf(shop);
  const now = shop.clock.now();
  const { memberId } = shopper;
  if (kind === 'birthday') {
    const birthdate = `1990-${calendarDay(now).slice(5, 7)}-11`;
    await shop.db.update(members).set({ birthdate }).where(eq(members.id, memberId));
  }
  if (kind === 'vip' || kind === 'lapsed') {
    const id = await plantOrder(shop, {
      ...{ memberId, productId: CREAM, status: 'completed' },
      qty: kind === 'vip' ? 60 : 1,
    });
    const succeededAt = new Date(now.getTime() - (kind === 'lapsed' ? 91 : 1) * DAY_MS);
    await shop.db.update(orders).set({ succeededAt }).where(eq(orders.id, id));
  }
  await fill(shop, shopper, [CREAM, 1]);
  return shopper;
}

const ask = <Answer>(method: string, path: string, who?: Shopper, body?: unknown) =>
  shop.call<Answer & { readonly code?: string }>(method, path, { token: who?.token, body });
const idsOf = async (who?: Shopper) => {
  const { body } = await ask<{ readonly entities: readonly Coupon[] }>('GET', '/coupons', who);
  return body.entities.map(({ id }) => id);
};

async function planted(audience: CouponAudience) {
  const code = `A${String(Math.random()).slice(2, 10)}`;
  return { code, id: await plantCoupon(shop, { audience, code }) };
}

describe.each(CASES)('a coupon for %s and a %s member', (audience, kind) => {
  const open = isOpen(audience, kind);

  it(open ? 'is there for every call' : 'is missing for every call', async () => {
    const { id, code } = await planted(audience);
    const path = `/coupons/${String(id)}`;
    const collect = `/me/coupons/${String(id)}/collect`;
    const who = await memberOf(kind);
    expect((await idsOf(who)).includes(id)).toBe(open);
    expect((await ask('GET', path, who)).status).toBe(open ? 200 : 404);
    const typed = await ask('POST', '/me/cart/coupons', who, { code });
    expect(typed.body.code ?? typed.status).toBe(open ? 200 : 'COUPON_INVALID');
    const second = await memberOf(kind);
    const collected = await ask<MemberCoupon>('POST', collect, second);
    expect(collected.status).toBe(open ? 201 : 404);
    if (open) return;
    // Identical to the answers of a missing coupon.
    const none = String(id + 100_000);
    const bare = ({ body }: { readonly body: object }) => ({ ...body, request_id: '' });
    expect(bare(await ask('GET', path, who))).toEqual(
      bare(await ask('GET', `/coupons/${none}`, who)),
    );
    expect(bare(collected)).toEqual(bare(await ask('POST', `/me/coupons/${none}/collect`, second)));
    const unknown = await ask('POST', '/me/cart/coupons', who, { code: 'NOSUCHCODE' });
    expect(bare(typed)).toEqual(bare(unknown));
    await expectCoupons(shop.db);
  });
});

describe.each(COUPON_AUDIENCES)('a coupon for %s', (audience) => {
  it('is shown to guests if it is for every member, and is otherwise hidden in public', async () => {
    const { id } = await planted(audience);
    const isPublic = audience === 'members';
    const list = await shop.call('GET', '/coupons');
    expect((await idsOf()).includes(id)).toBe(isPublic);
    expect(list.headers.get('cache-control')).toMatch(/^public/);
    expect(list.headers.get('vary')).toMatch(/authorization/i);
    expect((await ask('GET', `/coupons/${String(id)}`)).status).toBe(isPublic ? 200 : 404);
    const who = await memberOf('vip');
    const own = await shop.call('GET', '/coupons', { token: who.token });
    expect(own.headers.get('cache-control')).toBe('no-store');
  });

  it("stays usable once collected, whatever the member's status later", async () => {
    const { id, code } = await planted('members');
    const who = await memberOf('classic');
    const collect = `/me/coupons/${String(id)}/collect`;
    const { body: copy } = await ask<MemberCoupon>('POST', collect, who);
    await shop.db.execute(`UPDATE coupons SET audience = '${audience}' WHERE id = ${String(id)}`);
    expect((await ask('POST', collect, who)).body.code).toBe('ALREADY_COLLECTED');
    expect((await ask('GET', `/coupons/${String(id)}`, who)).status).toBe(200);
    const typed = await ask('POST', '/me/cart/coupons', who, { code });
    // A birthday coupon is usable in the birthday month only.
    const usable = audience !== 'birthday';
    expect(typed.body.code ?? typed.status).toBe(usable ? 200 : 'NOT_ELIGIBLE');
    const choices = {
      ...{ delivery_method: 'home', address_id: who.addressId },
      coupon_ids: [copy.id],
    };
    const quote = await ask<{ discount: number }>('POST', '/me/cart/quote', who, choices);
    expect(quote.body.discount).toBe(usable ? 50 : 0);
    const body = await orderBody(shop, who, choices);
    const order = await shop.call('POST', '/me/orders', {
      ...{ token: who.token, body },
      headers: { 'Idempotency-Key': `audience-${audience}` },
    });
    expect(order.status).toBe(201);
  });

  it("of another member's wallet looks missing in every call that takes its id", async () => {
    const { id } = await planted('members');
    const owner = await memberOf('classic');
    const collect = `/me/coupons/${String(id)}/collect`;
    const { body: copy } = await ask<MemberCoupon>('POST', collect, owner);
    await shop.db.execute(`UPDATE coupons SET audience = '${audience}' WHERE id = ${String(id)}`);
    const who = await memberOf('classic');
    const ids = { coupon_ids: [copy.id] };
    const home = { delivery_method: 'home', address_id: who.addressId };
    for (const [method, path, body] of [
      ['PUT', '/me/cart/coupons', ids],
      ['POST', '/me/cart/quote', { ...home, ...ids }],
    ] as const) {
      expect((await ask(method, path, who, body)).body.code).toBe('COUPON_INVALID');
    }
    const wallet = await ask<{ entities: object[] }>('GET', `/me/coupons?id=${copy.id}`, who);
    expect(wallet.body.entities).toEqual([]);
    const cart = await ask<{ best_coupons: object | null }>('GET', '/me/cart', who);
    expect(cart.body.best_coupons).toBeNull();
  });
});
