import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giftCardBalanceSchema, type GiftCardBalance } from '@/lib/wallet/contract.ts';
import { createRepos } from '@/server/runtime/repos.ts';
import { giftCards } from '../schema.ts';
import { findTenders } from '@/server/modules/cart/rules/own-cart.ts';
import { createGiftCardPasses } from '../rules/gift-card-passes.ts';
import { signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { plantGiftCard, type TestCard } from '@/tests/harness/wallet.ts';

const HOUR_MS = 3_600_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Printed code in the shoppers' notations. */
const ask = ({ code, pin }: { readonly code: string; readonly pin?: string }, token = '') =>
  shop.call<GiftCardBalance & Record<string, unknown>>('POST', '/gift-cards/balance', {
    body: { code, pin },
    ...(token === '' ? {} : { token }),
  });
const tenders = (memberId: number, ...tokens: string[]) => {
  const passes = createGiftCardPasses(shop.hasher);
  const { giftCards: cards } = createRepos(shop.db);
  return findTenders({ giftCards: cards, passes }, memberId, tokens, shop.clock.now());
};
const balanceOf = async ({ id }: TestCard) =>
  (await shop.db.select().from(giftCards).where(eq(giftCards.id, id)))[0]?.balance;

describe('POST /gift-cards/balance', () => {
  it('returns the balance to guests and members, in any notation of the code', async () => {
    const card = await plantGiftCard(shop, 50_050);
    const { token } = await signIn(shop);
    const printed = card.code.replaceAll(/(.{4})(?=.)/g, '$1 ').toLowerCase();
    for (const answer of [await ask(card), await ask({ ...card, code: printed }, token)]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(giftCardBalanceSchema.parse(answer.body)).toMatchObject({
        last_four: card.code.slice(-4),
        balance: 500.5,
      });
      // The token must not contain the code.
      const plain = Buffer.from(answer.body.token, 'base64url').toString();
      expect(`${answer.body.token} ${plain}`).not.toContain(card.code);
      expect(plain).not.toContain(card.pin);
    }
  });

  it('answers the same whatever part is wrong', async () => {
    const card = await plantGiftCard(shop, 10_000);
    const other = await plantGiftCard(shop, 10_000);
    const over = await plantGiftCard(shop, 10_000, -1);
    const wrong = [
      { code: card.code, pin: '000000' },
      { code: 'A'.repeat(16), pin: card.pin },
      { code: other.code.slice(1), pin: '1' },
      over,
    ];
    const bodies = await Promise.all(wrong.map(async (body) => (await ask(body)).body));
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(bodies[0]).toEqual({
      code: 'GIFT_CARD_INVALID',
      status: 422,
      message: 'Gift card code or PIN is not valid.',
    });
  });

  it('names missing fields', async () => {
    const { status, body } = await ask({ code: ' ' });
    expect(status).toBe(422);
    expect(body['fields']).toEqual({
      code: 'Please fill in this field.',
      pin: 'Please fill in this field.',
    });
  });

  it('limits attempts per code', async () => {
    const card = await plantGiftCard(shop, 10_000);
    const codes: unknown[] = [];
    for (let pin = 0; pin < 10; pin += 1) {
      codes.push((await ask({ code: card.code, pin: `00000${String(pin)}` })).body['code']);
    }
    expect(new Set(codes)).toEqual(new Set(['GIFT_CARD_INVALID']));
    const { status, headers } = await ask(card);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    shop.clock.advance(HOUR_MS);
    expect((await ask(card)).status).toBe(200);
  });
});

describe('the token', () => {
  it("is valid for an hour, for the member who asked; a guest's for any member", async () => {
    const card = await plantGiftCard(shop, 20_000);
    const [alice, bob] = [await signIn(shop), await signIn(shop)];
    const own = (await ask(card, alice.token)).body.token;
    const open = (await ask(card)).body.token;
    const tender = { giftCardId: card.id, balance: 20_000 };
    expect(await tenders(alice.memberId, own)).toMatchObject({ ok: true, value: [tender] });
    // The same card twice is one tender.
    expect(await tenders(alice.memberId, own, open)).toMatchObject({ ok: true, value: [tender] });
    expect(await tenders(bob.memberId, open)).toMatchObject({ ok: true, value: [tender] });
    expect(await tenders(bob.memberId)).toEqual({ ok: true, value: [] });
    const refused = { ok: false, refusal: { code: 'GIFT_CARD_INVALID' } };
    expect(await tenders(bob.memberId, own)).toMatchObject(refused);
    expect(await tenders(bob.memberId, open, 'AAAA')).toMatchObject(refused);
    shop.clock.advance(HOUR_MS);
    expect(await tenders(alice.memberId, own)).toMatchObject(refused);
  });
});

describe('gift card payments of orders', () => {
  it('are taken while the balance suffices, and returned once', async () => {
    const [small, large] = [await plantGiftCard(shop, 3_000), await plantGiftCard(shop, 9_000)];
    const { giftCards: cards } = createRepos(shop.db);
    const now = shop.clock.now();
    const uses = [
      { giftCardId: large.id, amount: 4_000 },
      { giftCardId: small.id, amount: 3_000 },
    ];
    expect(await cards.take('AR-G1', uses, now)).toBe(true);
    expect([await balanceOf(small), await balanceOf(large)]).toEqual([0, 5_000]);
    const more = [{ giftCardId: large.id, amount: 5_001 }];
    expect(await cards.take('AR-G2', more, now)).toBe(false);
    expect(await cards.take('AR-G3', [], now)).toBe(true);
    await cards.giveBack('AR-G1');
    await cards.giveBack('AR-G1');
    await cards.giveBack('AR-G2');
    expect([await balanceOf(small), await balanceOf(large)]).toEqual([3_000, 9_000]);
    // Late money: the order is revived.
    expect(await cards.take('AR-G1', uses, now)).toBe(true);
    await cards.giveBack('AR-G1');
    expect([await balanceOf(small), await balanceOf(large)]).toEqual([3_000, 9_000]);
    const late = new Date(now.getTime() + 400 * 24 * HOUR_MS);
    expect(await cards.take('AR-G4', uses, late)).toBe(false);
  });
});
