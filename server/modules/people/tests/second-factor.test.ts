import { Secret, TOTP } from 'otpauth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewTotp, RecoveryCodes, SecondFactor } from '@/lib/people/contract-second-factor.ts';
import type { PersonDetail } from '@/lib/people/contract.ts';
import { secondFactors } from '@/server/modules/people/schema.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let admin: TestMember;
beforeAll(async () => {
  shop = await openShop({ secondFactorRequired: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  admin = await signIn(shop);
  await joinAs(shop, admin.memberId, 'admin');
});

interface Refused {
  readonly code?: string;
  readonly data?: unknown;
}
const call = <Body = object>(
  { token }: Pick<TestMember, 'token'>,
  method: string,
  path: string,
  body?: unknown,
) =>
  shop.call<Body & Refused>(method, `/api/admin/v1${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  });
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: shop.clock.now().getTime(),
  });
const show = (who: TestMember, code: string) => call(who, 'POST', '/second-factor/show', { code });

async function enrol(who: TestMember) {
  const { body } = await call<NewTotp>(who, 'POST', '/second-factor/totp');
  const confirmed = await call<RecoveryCodes>(who, 'POST', '/second-factor/totp/confirm', {
    code: codeOf(body.secret),
  });
  return { secret: body.secret, recoveryCodes: confirmed.body.recovery_codes };
}

describe('the second factor', () => {
  it('opens the office, and nothing else does', async () => {
    const closed = await call(admin, 'GET', '/me');
    expect(closed).toMatchObject({
      ...{ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED', data: { again: false } } },
    });
    const state = await call<SecondFactor>(admin, 'GET', '/second-factor');
    expect(state.body).toEqual({
      ...{ required: true, totp: false, passkeys: 0, recovery_codes: 0, shown: false },
      passkey_origin: 'https://shop.test',
      version: expect.any(String) as string,
    });
    const { secret, recoveryCodes } = await enrol(admin);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await call(admin, 'GET', '/me')).status).toBe(200);
    const [row] = await shop.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.memberId, admin.memberId));
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('is shown by each sign-in; a code counts once', async () => {
    const { secret } = await enrol(admin);
    const second = await signIn(shop, admin.phone);
    expect((await call(second, 'GET', '/me')).status).toBe(403);
    expect((await show(second, codeOf(secret))).body.code).toBe('SECOND_FACTOR_WRONG');
    shop.clock.advance(31_000);
    expect((await show(second, codeOf(secret))).status).toBe(200);
    expect((await call(second, 'GET', '/me')).status).toBe(200);
    const third = await signIn(shop, admin.phone);
    expect((await show(third, codeOf(secret))).body.code).toBe('SECOND_FACTOR_WRONG');
  });

  it('is asked for again before people, money and exports', async () => {
    const { secret } = await enrol(admin);
    const role = {
      name_en: 'Night',
      name_th: 'กะดึก',
      abilities: ['stock.read'],
      refund_limit: null,
    };
    expect((await call(admin, 'POST', '/roles', role)).status).toBe(201);
    shop.clock.advance(16 * 60_000);
    expect((await call(admin, 'GET', '/roles')).status).toBe(200);
    expect((await call(admin, 'POST', '/roles', role)).body.data).toEqual({ again: true });
    expect((await call(admin, 'GET', '/audit/export')).body.data).toEqual({ again: true });
    await show(admin, codeOf(secret));
    expect((await call(admin, 'POST', '/roles', role)).status).toBe(201);
  });

  it('is replaced by a recovery code, once each', async () => {
    const { recoveryCodes } = await enrol(admin);
    const [first = ''] = recoveryCodes;
    const second = await signIn(shop, admin.phone);
    expect((await show(second, first.toLowerCase())).status).toBe(200);
    const state = await call<SecondFactor>(second, 'GET', '/second-factor');
    expect(state.body.recovery_codes).toBe(9);
    const third = await signIn(shop, admin.phone);
    expect((await show(third, first)).body.code).toBe('SECOND_FACTOR_WRONG');
  });

  it('cannot be set up anew over a confirmed one, nor guessed', async () => {
    const { secret } = await enrol(admin);
    const thief = await signIn(shop, admin.phone);
    const again = await call(thief, 'POST', '/second-factor/totp');
    expect(again.body.code).toBe('SECOND_FACTOR_KEPT');
    const confirm = await call(thief, 'POST', '/second-factor/totp/confirm', { code: '000000' });
    expect(confirm.body.code).toBe('SECOND_FACTOR_WRONG');
    for (let guess = 0; guess < 4; guess += 1) await show(thief, '000001');
    shop.clock.advance(31_000);
    expect((await show(thief, codeOf(secret))).body.code).toBe('RATE_LIMITED');
    shop.clock.advance(600_000);
    expect((await show(thief, codeOf(secret))).status).toBe(200);
  });
});

describe('its reset', () => {
  it('takes two other people, within a day', async () => {
    const [second, lost] = [await signIn(shop), await signIn(shop)];
    for (const { memberId } of [second, lost]) await joinAs(shop, memberId, 'admin');
    for (const one of [admin, second, lost]) await enrol(one);
    const path = `/people/${String(lost.memberId)}`;
    const reset = (who: TestMember) => call<PersonDetail>(who, 'DELETE', `${path}/second-factor`);
    expect((await reset(lost)).body.code).toBe('GRANT_EXCEEDED');
    for (let again = 0; again < 2; again += 1) {
      const asked = await reset(admin);
      expect(asked.body.second_factor).toMatchObject({ reset_asked_by: admin.memberId });
      expect(asked.body.second_factor.totp).toBe(true);
    }
    const done = await reset(second);
    expect(done.body.second_factor).toEqual({
      totp: false,
      passkeys: [],
      recovery_codes: 0,
      reset_asked_by: null,
    });
    expect((await call(lost, 'GET', '/second-factor')).status).toBe(401);
    const back = await signIn(shop, lost.phone);
    expect((await enrol(back)).recoveryCodes).toHaveLength(10);
  });
});
