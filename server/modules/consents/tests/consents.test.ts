import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_STATUS } from '@/lib/members/contract-values.ts';
import {
  availableConsentSchema,
  consentHistorySchema,
  consentLetterSchema,
  consentListSchema,
  type AvailableConsent,
  type ConsentLetterAnswer,
  type ConsentList,
} from '@/lib/consents/contract.ts';
import { consentAnswers, consentLedger, consentLetters } from '../schema.ts';
import { DEMO_LETTER, seedConsents } from '@/demo/seed/consents.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const EMAIL = 'alice@example.com';

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(consentLedger);
  await shop.db.delete(consentAnswers);
  await shop.db.delete(consentLetters);
  await seedConsents(shop.db);
  alice = await signIn(shop);
});

const available = async ({ token } = alice) =>
  (await shop.call<AvailableConsent>('GET', '/me/consents/available', { token })).body;
const list = async ({ token } = alice) =>
  (await shop.call<ConsentList>('GET', '/me/consents', { token })).body.entities;
const newest = async () => (await list())[0]?.version ?? 1;
const accept = async (email: unknown, query = '', { token } = alice) => {
  const body = { version: await newest(), email };
  return shop.call('POST', `/me/consents/v1/accept${query}`, { token, body });
};
const decline = async (query = '', { token } = alice) => {
  const body = { version: await newest() };
  return shop.call('POST', `/me/consents/v1/decline${query}`, { token, body });
};
const publish = (version: number) =>
  shop.db.insert(consentLetters).values({ ...DEMO_LETTER, version });

describe('GET /me/consents/available', () => {
  it('shows the letter in both languages', async () => {
    const { status, headers, body } = await shop.call('GET', '/me/consents/available', alice);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(availableConsentSchema.parse(body)).toEqual(body);
    expect(body['consent']).toEqual({
      version: DEMO_LETTER.version,
      title_en: DEMO_LETTER.titleEn,
      title_th: DEMO_LETTER.titleTh,
      detail_1_en: DEMO_LETTER.detail1En,
      detail_1_th: DEMO_LETTER.detail1Th,
      detail_2_en: DEMO_LETTER.detail2En,
      detail_2_th: DEMO_LETTER.detail2Th,
      status: CONSENT_STATUS.waiting,
    });
  });

  it('has nothing to show without a letter', async () => {
    await shop.db.delete(consentLetters);
    expect(await available()).toEqual({ consent: null });
    expect(await list()).toEqual([]);
    const refused = { status: 409, body: { code: 'CONSENT_NOT_ASKED' } };
    expect(await accept(EMAIL)).toMatchObject(refused);
    expect(await decline()).toMatchObject(refused);
  });

  it('asks once about each letter, and about the newest only', async () => {
    await publish(2);
    expect((await available()).consent?.version).toBe(2);
    await accept(EMAIL);
    expect(await available()).toEqual({ consent: null });
    await publish(3);
    expect((await available()).consent?.version).toBe(3);
  });
});

describe('GET /consents/letter', () => {
  it('shows the newest letter without a sign-in, and without answers', async () => {
    await publish(2);
    await accept(EMAIL);
    const { status, headers, body } = await shop.call<ConsentLetterAnswer>(
      'GET',
      '/consents/letter',
    );
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('public, s-maxage=60');
    expect(consentLetterSchema.parse(body)).toEqual(body);
    expect(body.letter).toMatchObject({ version: 2, title_th: DEMO_LETTER.titleTh });
    expect(body.letter).not.toHaveProperty('status');
  });

  it('is null where there is none', async () => {
    await shop.db.delete(consentLetters);
    expect((await shop.call('GET', '/consents/letter')).body).toEqual({ letter: null });
  });
});

describe('an answer', () => {
  it('is refused for a version that the member has not read', async () => {
    const read = { version: await newest() };
    await publish(2);
    for (const [answer, body] of [
      ['accept', { ...read, email: EMAIL }],
      ['decline', read],
      ['accept', { version: 3, email: EMAIL }],
    ] as const) {
      const refused = { status: 409, body: { code: 'VERSION_STALE' } };
      const sent = shop.call('POST', `/me/consents/v1/${answer}`, { ...alice, body });
      expect(await sent).toMatchObject(refused);
    }
    expect((await available()).consent?.version).toBe(2);
    expect((await list()).map(({ status }) => status)).toEqual([1, 1]);
    const nothing = await shop.call('POST', '/me/consents/v1/decline', { ...alice, body: {} });
    expect(nothing.status).toBe(422);
  });

  it('is kept with version, language, time and email', async () => {
    const before = shop.clock.now().getTime();
    expect(await accept(` ${EMAIL} `, '?locale=th')).toMatchObject({ status: 200, body: {} });
    const { body } = await shop.call<ConsentList>('GET', '/me/consents', alice);
    expect(consentListSchema.parse(body)).toEqual(body);
    expect(body.entities).toMatchObject([
      { version: 1, status: CONSENT_STATUS.accepted, email: EMAIL, locale: 'th' },
    ]);
    const answeredAt = Date.parse(body.entities[0]?.answered_at ?? '');
    expect(answeredAt).toBeGreaterThanOrEqual(before);
    expect(answeredAt).toBeLessThanOrEqual(shop.clock.now().getTime());
  });

  it('may decline', async () => {
    expect(await decline('?locale=en')).toMatchObject({ status: 200, body: {} });
    expect(await available()).toEqual({ consent: null });
    expect(await list()).toMatchObject([
      { status: CONSENT_STATUS.declined, email: null, locale: 'en' },
    ]);
  });

  it('replaces an earlier one, even under concurrent requests', async () => {
    const answers = await Promise.all([accept(EMAIL), accept(EMAIL), accept(EMAIL)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await decline()).status).toBe(200);
    expect(await list()).toMatchObject([{ status: CONSENT_STATUS.declined, email: null }]);
  });

  it('concerns the newest letter, and the list shows all of them, newest first', async () => {
    await accept(EMAIL);
    await publish(2);
    await decline();
    expect(await list()).toMatchObject([
      { version: 2, status: CONSENT_STATUS.declined },
      { version: 1, status: CONSENT_STATUS.accepted },
    ]);
  });

  it.each(['', 'alice', 'alice@', '@example.com', 'a b@example.com', `${'a'.repeat(250)}@x.co`])(
    'needs an email, which %j is not',
    async (email) => {
      const { status, body } = await accept(email, '?locale=th');
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'CONSENT_INVALID_EMAIL',
        message: 'อีเมลในแบบฟอร์มความยินยอมไม่ถูกต้อง',
        fields: { email: 'กรุณากรอกอีเมลให้ถูกต้อง' },
      });
      expect((await available()).consent?.version).toBe(1);
    },
  );

  it.each([undefined, null, 1])('refuses %j as an email like any other field', async (email) => {
    const { status, body } = await accept(email);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'VALIDATION', fields: { email: expect.any(String) } });
  });
});

describe('GET /me/consents/history', () => {
  const history = async (token: string) =>
    consentHistorySchema.parse((await shop.call('GET', '/me/consents/history', { token })).body)
      .entities;

  it('lists every own answer, including revoked ones', async () => {
    await accept(EMAIL);
    await decline('?locale=th');
    await publish(2);
    await accept(EMAIL);
    expect(await history(alice.token)).toMatchObject([
      { version: 2, decision: 'accepted', locale: 'en' },
      { version: 1, decision: 'declined', locale: 'th' },
      { version: 1, decision: 'accepted', locale: 'en' },
    ]);
    expect(await history((await signIn(shop)).token)).toEqual([]);
  });
});

describe('ownership of answers', () => {
  it('requires a sign-in', async () => {
    for (const [method, path] of [
      ['GET', '/me/consents/available'],
      ['GET', '/me/consents'],
      ['GET', '/me/consents/history'],
      ['POST', '/me/consents/v1/accept'],
      ['POST', '/me/consents/v1/decline'],
    ] as const) {
      const body = method === 'POST' ? { email: EMAIL } : undefined;
      expect(await shop.call(method, path, { body })).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      });
    }
  });

  it('is limited to the own account', async () => {
    const bob = await signIn(shop);
    await accept(EMAIL);
    expect((await available(bob)).consent).toMatchObject({ status: CONSENT_STATUS.waiting });
    expect(await list(bob)).toMatchObject([
      { status: CONSENT_STATUS.waiting, email: null, locale: null, answered_at: null },
    ]);
  });
});
