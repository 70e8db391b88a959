import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiErrorBody } from '@/lib/api/contract-errors.ts';
import { linkedCardSchema, membershipSchema } from '@/lib/members/contract.ts';
import { loyaltyCards } from '../schema.ts';
import { randomIds } from '@/server/core/world.ts';
import { hashIdDocument } from '../rules/id-document.ts';
import { randomPhone, signIn, type TestMember } from '@/tests/harness/members.ts';
import { loginByOtp, requestOtp, wrongCode } from '@/tests/harness/otp.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const CITIZEN_ID = '1112034563562';

let shop: Shop;
let mali: TestMember;
let phone: string;
let card: string;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.update(loyaltyCards).set({ idHash: null });
  card = randomIds.digits(12);
  mali = await signIn(shop);
  phone = randomPhone();
  const idHash = hashIdDocument(shop.hasher, { kind: 'citizen_id', number: CITIZEN_ID });
  await shop.db.insert(loyaltyCards).values({ code: card, phone, idHash, coins: 320 });
});

const link = (body: object, { token } = mali) =>
  shop.call<ApiErrorBody>('POST', '/me/member-card/link', { token, body });
const proofOf = async (of = phone) => {
  const { challenge, code } = await requestOtp(shop, of, 'link');
  return { phone_number: of, otp_id: challenge.id, code };
};
const me = async () => (await shop.call('GET', '/me', { token: mali.token })).body;
const coins = async () =>
  (await shop.call<{ ledger: object[] }>('GET', '/me/coins', { token: mali.token })).body;

describe('POST /me/member-card/link', () => {
  it('transfers number and coins of the card to the member', async () => {
    const { status, body } = await link({ ...(await proofOf()), member_code: card });
    expect(status).toBe(200);
    expect(linkedCardSchema.parse(body)).toEqual({ member_code: card, tier: 'classic' });
    expect(await me()).toMatchObject({ member_code: card, total_coins: 320 });
    expect((await coins()).ledger).toEqual([
      expect.objectContaining({ amount: 320, reason: 'opening' }),
    ]);
    const membership = await shop.call('GET', '/me/membership', { token: mali.token });
    expect(membershipSchema.parse(membership.body).card_linked).toBe(true);
  });

  it('finds a card by the citizen id too', async () => {
    await link({ ...(await proofOf()), citizen_id: CITIZEN_ID });
    expect(await me()).toMatchObject({ member_code: card });
  });

  it('finds no card of another phone or number, and allows correcting the number', async () => {
    const other = await link({ ...(await proofOf(randomPhone())), member_code: card });
    expect([other.status, other.body.code]).toEqual([422, 'CARD_NOT_FOUND']);
    const proof = await proofOf();
    const wrong = await link({ ...proof, member_code: '710000000556' });
    expect(wrong.body.code).toBe('CARD_NOT_FOUND');
    expect(Object.keys(wrong.body.fields ?? {})).toEqual(['member_code']);
    expect((await link({ ...proof, member_code: card })).status).toBe(200);
  });

  it('refuses wrong codes, codes of a login, and used ones', async () => {
    const proof = await proofOf();
    const wrong = await link({ ...proof, code: wrongCode(proof.code), member_code: card });
    expect(wrong.body).toMatchObject({ code: 'OTP_WRONG', data: { attempts_left: 4 } });
    const other = randomPhone();
    await shop.db.insert(loyaltyCards).values({ code: '710000000777', phone: other });
    const { challenge, code } = await requestOtp(shop, other);
    const ofLogin = { phone_number: other, otp_id: challenge.id, code };
    expect((await link({ ...ofLogin, member_code: '710000000777' })).body.code).toBe('OTP_EXPIRED');
    expect((await link({ ...proof, member_code: card })).status).toBe(200);
    expect((await link({ ...proof, member_code: card })).body.code).toBe('OTP_EXPIRED');
  });

  it('does not sign in with the code of a card', async () => {
    const proof = await proofOf();
    const body = { phone_number: phone, code: proof.code };
    const answer = await shop.call('POST', `/guest/login/otp/${proof.otp_id}`, { body });
    expect(answer.body['code']).toBe('OTP_EXPIRED');
    shop.clock.advance(61_000);
    expect((await loginByOtp(shop, phone)).status).toBe(200);
  });

  it('links a card once under a race, and one card per member', async () => {
    const other = await signIn(shop);
    const proof = await proofOf();
    const twice = await Promise.all([
      link({ ...proof, member_code: card }),
      link({ ...proof, member_code: card }, other),
    ]);
    expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
    const owner = twice[0].status === 200 ? mali : other;
    const second = randomPhone();
    await shop.db.insert(loyaltyCards).values({ code: '710000000666', phone: second, coins: 9 });
    const again = await link({ ...(await proofOf(second)), member_code: '710000000666' }, owner);
    expect([again.status, again.body.code]).toEqual([409, 'CARD_LINKED']);
  });

  it.each([
    [{}, 'member_code'],
    [{ member_code: '710000000018', citizen_id: CITIZEN_ID }, 'member_code'],
    [{ member_code: '71' }, 'member_code'],
    [{ citizen_id: '71' }, 'citizen_id'],
    [{ member_code: '710000000018', code: '12' }, 'code'],
  ])('refuses %j', async (sent, field) => {
    const proof = { phone_number: phone, otp_id: crypto.randomUUID(), code: '123456' };
    const { status, body } = await link({ ...proof, ...sent });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  it('requires a sign-in', async () => {
    const body = { ...(await proofOf()), member_code: card };
    expect((await shop.call('POST', '/me/member-card/link', { body })).status).toBe(401);
  });
});
