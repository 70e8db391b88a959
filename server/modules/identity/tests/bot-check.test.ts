import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiErrorBody } from '@/lib/api/contract-errors.ts';
import {
  callCodeSchema,
  otpChallengeSchema,
  type CallCode,
  type OtpChallenge,
} from '@/lib/identity/contract.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { otpChallenges } from '@/server/db/schema/members.ts';
import { outbox } from '@/server/db/schema/operations.ts';
import type { BotCheck, BotVerdict } from '../ports.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { randomPhone, signIn, type TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let office: TestMember;
let verdict: BotVerdict;
let judged: unknown[] = [];

const botCheck: BotCheck = {
  judge: (token, action) => {
    judged.push([token, action]);
    return Promise.resolve(verdict);
  },
};

beforeAll(async () => {
  shop = await openShop({ botCheck });
});
afterAll(() => shop.close());
beforeEach(async () => {
  verdict = 'suspected';
  judged = [];
  // All requests share one address, which has an hourly limit.
  shop.clock.advance(3_600_000);
  office = await signInStaff(shop);
});

const ask = async (phone: string, purpose = 'login') =>
  otpChallengeSchema.parse(
    (
      await shop.call<OtpChallenge>('POST', '/guest/otp', {
        body: { phone_number: phone, purpose, recaptcha_token: 'TOKEN' },
      })
    ).body,
  );
const sms = (phone: string) => shop.db.select().from(outbox).where(eq(outbox.recipient, phone));
const callCode = (phone: string, ref: string, { token } = office) =>
  shop.call<CallCode & ApiErrorBody>('POST', '/api/admin/v1/call-codes', {
    token,
    body: { phone_number: phone, ref_code: ref },
  });
const login = (id: string, phone: string, code: string) =>
  shop.call<ApiErrorBody>('POST', `/guest/login/otp/${id}`, {
    body: { phone_number: phone, code },
  });

describe('a one-time password', () => {
  it.each(['person', 'unreachable'] as const)(
    'goes by SMS where the verdict is %s',
    async (one) => {
      verdict = one;
      const phone = randomPhone();
      expect((await ask(phone)).by_call).toBe(false);
      expect(await sms(phone)).toHaveLength(1);
      expect(judged).toEqual([['TOKEN', 'login']]);
      expect((await callCode(phone, 'AAAA')).status).toBe(404);
    },
  );

  it('comes from the call centre for a suspected bot, and signs in', async () => {
    const phone = randomPhone();
    const challenge = await ask(phone);
    expect(challenge.by_call).toBe(true);
    expect(await sms(phone)).toEqual([]);
    const { status, body } = await callCode(phone, challenge.ref_code.toLowerCase());
    expect(status).toBe(201);
    const { code } = callCodeSchema.parse(body);
    expect((await login(challenge.id, phone, code)).status).toBe(200);
    expect((await login(challenge.id, phone, code)).body.code).toBe('OTP_EXPIRED');
    expect((await callCode(phone, challenge.ref_code)).status).toBe(404);
    const [entry] = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'otp.call_code'));
    expect(entry).toMatchObject({ memberId: office.memberId, subject: `otp ${challenge.id}` });
    expect(JSON.stringify(entry)).not.toContain(phone);
  });

  it('waits half an hour for the call; its code then lasts five minutes', async () => {
    const phone = randomPhone();
    const { id, ref_code } = await ask(phone);
    shop.clock.advance(29 * 60_000);
    const fresh = await signInStaff(shop);
    const { body } = await callCode(phone, ref_code, fresh);
    shop.clock.advance(6 * 60_000);
    expect((await login(id, phone, body.code)).body.code).toBe('OTP_EXPIRED');
    const late = await ask(randomPhone());
    shop.clock.advance(31 * 60_000);
    expect((await callCode(phone, late.ref_code, await signInStaff(shop))).status).toBe(404);
  });

  it('a second code voids the first', async () => {
    const phone = randomPhone();
    const { id, ref_code } = await ask(phone);
    const staff = await signInStaff(shop);
    const first = (await callCode(phone, ref_code, staff)).body.code as string;
    const second = (await callCode(phone, ref_code, staff)).body.code as string;
    if (first !== second) expect((await login(id, phone, first)).body.code).toBe('OTP_WRONG');
    expect((await login(id, phone, second)).status).toBe(200);
  });
});

describe('creating codes', () => {
  it('is limited to the office, and never for staff phones', async () => {
    const phone = randomPhone();
    const { ref_code } = await ask(phone);
    await plantBranches(shop.db, [{ id: 1, shelves: {} }]);
    const ofBranch = await signInStaff(shop, [1]);
    expect((await callCode(phone, ref_code, ofBranch)).status).toBe(403);
    expect((await callCode(phone, ref_code, await signIn(shop))).status).toBe(403);
    const colleague = await signInStaff(shop);
    const challenge = await ask(colleague.phone);
    const refused = await callCode(colleague.phone, challenge.ref_code, await signInStaff(shop));
    expect(refused.status).toBe(403);
  });
});

describe('other forms', () => {
  const message = () => ({
    ...{ submission_id: randomUUID(), name: 'Mali', contact: '0812345678', topic: 'order' },
    ...{ message: 'Hello', recaptcha_token: 'TOKEN' },
  });
  const write = () => shop.call<ApiErrorBody>('POST', '/contact-messages', { body: message() });

  it('the contact form names the call center', async () => {
    const { status, body } = await write();
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'BOT_SUSPECTED', data: { call_center: '1800-000-278' } });
    expect(body.message).toContain('1800-000-278');
    verdict = 'unreachable';
    expect((await write()).status).toBe(201);
    expect(judged.at(-1)).toEqual(['TOKEN', 'contact']);
  });

  it('a suspected registration can be completed with a code', async () => {
    const mali = await signIn(shop);
    const form = {
      ...{ title: 'Ms', first_name: 'Mali', last_name: 'Jaidee', email: 'mali@example.com' },
      ...{ birthdate: '1990-02-03', gender: 'female', citizen_id: '3100600445635' },
      ...{ consents: ['terms'] },
    };
    const register = (more: object = {}) =>
      shop.call<ApiErrorBody>('POST', '/me/register', {
        token: mali.token,
        body: { ...form, ...more },
      });
    expect((await register()).body.code).toBe('BOT_SUSPECTED');
    const { id, ref_code } = await ask(mali.phone, 'register');
    expect((await register({ otp_id: id, code: '000000' })).body.code).toBe('OTP_WRONG');
    const { code } = (await callCode(mali.phone, ref_code, await signInStaff(shop))).body;
    expect((await login(id, mali.phone, code as string)).body.code).toBe('OTP_EXPIRED');
    expect((await register({ otp_id: id, code })).status).toBe(200);
    const [used] = await shop.db.select().from(otpChallenges).where(eq(otpChallenges.id, id));
    expect(used?.usedAt).not.toBeNull();
  });
});
