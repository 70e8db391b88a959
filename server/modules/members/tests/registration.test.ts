import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiErrorBody } from '@/lib/api/contract-errors.ts';
import { userSchema, type User } from '@/lib/identity/contract.ts';
import type { Registration } from '@/lib/members/contract.ts';
import { calendarDay } from '@/lib/format/bangkok.ts';
import { createSealer, sealingKeysOf } from '@/server/core/sealed.ts';
import { members } from '@/server/db/schema/members.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { loginByOtp } from '@/tests/harness/otp.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const CITIZEN_ID = '3100600445635';
const MALI: Registration = {
  title: 'นางสาว',
  first_name: 'มาลี',
  last_name: 'ใจดี',
  email: 'mali@example.com',
  birthdate: '1994-05-12',
  gender: 'female',
  consents: ['terms'],
};
const { title: _, ...untitled } = MALI;

let shop: Shop;
let mali: TestMember;
const lines: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  shop = await openShop({ log });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.update(members).set({ idHash: null, idKind: null, idSealed: null });
  mali = await signIn(shop);
});

const register = (body: object, locale = 'en', { token } = mali) =>
  shop.call<User & ApiErrorBody>('POST', `/me/register?locale=${locale}`, { token, body });
const rowOf = async ({ memberId } = mali) => {
  const [row] = await shop.db.select().from(members).where(eq(members.id, memberId));
  if (!row) throw new Error('the member is missing');
  return row;
};

describe('POST /me/register', () => {
  it('registers a verified phone by citizen id', async () => {
    const phone = '0911111111';
    const login = await loginByOtp(shop, phone);
    expect(login.body.user).toMatchObject({ registered: false, id_document: null });
    const token = login.body.access_token;
    const body = { ...MALI, citizen_id: CITIZEN_ID };
    const answer = await shop.call<User>('POST', '/me/register', { token, body });
    expect(answer.status).toBe(200);
    const { consents: _consents, ...profile } = MALI;
    expect(userSchema.parse(answer.body)).toMatchObject({
      ...profile,
      phone_number: phone,
      registered: true,
      id_document: { kind: 'citizen_id', masked: '•••••••••5635', expires_on: null },
    });
    expect((await shop.call('GET', '/me', { token })).body).toEqual(answer.body);
  });

  it('stores the number encrypted, and never returns or logs it', async () => {
    await register({ ...MALI, citizen_id: CITIZEN_ID });
    const row = await rowOf();
    expect(JSON.stringify(row)).not.toContain(CITIZEN_ID);
    const sealer = createSealer(sealingKeysOf('a secret for tests only'));
    const purpose = `member ${String(mali.memberId)}: id`;
    expect(sealer.open(row.idSealed ?? '', purpose)).toBe(CITIZEN_ID);
    expect(() => sealer.open(row.idSealed ?? '', 'member 1: id')).toThrow();
    await register({ ...MALI, citizen_id: CITIZEN_ID }, 'en', await signIn(shop));
    expect(lines.join('\n')).not.toContain(CITIZEN_ID);
  });

  it('accepts a passport valid today, in capitals', async () => {
    const today = calendarDay(shop.clock.now());
    const { body } = await register({ ...MALI, passport_no: 'aa1234567', passport_expiry: today });
    expect(body.id_document).toEqual({ kind: 'passport', masked: '•••••567', expires_on: today });
  });

  it.each([
    [untitled, 'VALIDATION', ['title']],
    [{ ...MALI, email: 'mali@' }, 'VALIDATION', ['email']],
    [MALI, 'VALIDATION', ['citizen_id']],
    [{ ...MALI, citizen_id: '123' }, 'VALIDATION', ['citizen_id']],
    [{ ...MALI, citizen_id: '3100600445634' }, 'ID_CHECKSUM', ['citizen_id']],
    [{ ...MALI, passport_no: 'AA1234567' }, 'VALIDATION', ['passport_expiry']],
    [{ ...MALI, passport_no: 'ก', passport_expiry: '2030-01-01' }, 'VALIDATION', ['passport_no']],
    [
      { ...MALI, passport_no: 'AA1234567', passport_expiry: '2020-01-01' },
      'PASSPORT_EXPIRED',
      ['passport_expiry'],
    ],
    [{ ...MALI, citizen_id: CITIZEN_ID, birthdate: '2994-05-12' }, 'VALIDATION', ['birthdate']],
    [{ ...MALI, citizen_id: CITIZEN_ID, consents: [] }, 'CONSENT_REQUIRED', ['consents']],
  ])('refuses %j with %s at %j', async (sent, code, fields) => {
    const { status, body } = await register(sent, 'th');
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([422, code, fields]);
    for (const text of Object.values(body.fields ?? {})) expect(text).toMatch(/[ก-๙]/);
    expect((await rowOf()).registeredAt).toBeNull();
  });

  it('happens once under concurrent requests', async () => {
    const sent = { ...MALI, citizen_id: CITIZEN_ID };
    const answers = await Promise.all([register(sent), register(sent), register(sent)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await register(sent)).body.code).toBe('PHONE_TAKEN');
  });

  it('accepts a document once under a race', async () => {
    const others = [mali, await signIn(shop)] as const;
    const sent = { ...MALI, citizen_id: CITIZEN_ID };
    const answers = await Promise.all(others.map((one) => register(sent, 'en', one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ID_TAKEN');
  });

  it('limits probing for ids of others', async () => {
    await register({ ...MALI, citizen_id: CITIZEN_ID }, 'en', await signIn(shop));
    const codes: string[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      codes.push((await register({ ...MALI, citizen_id: CITIZEN_ID })).body.code);
    }
    expect(codes).toEqual([...Array<string>(10).fill('ID_TAKEN'), 'RATE_LIMITED']);
  });

  it('keeps once-only fields, and requires a sign-in', async () => {
    const body = { first_name: 'Mali' };
    await shop.call('PATCH', '/me/profile', { token: mali.token, body });
    const refused = await register({ ...MALI, citizen_id: CITIZEN_ID });
    expect(refused.body).toMatchObject({ code: 'FIELD_LOCKED' });
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['first_name']);
    const anonymous = { ...MALI, citizen_id: CITIZEN_ID };
    expect((await shop.call('POST', '/me/register', { body: anonymous })).status).toBe(401);
  });
});
