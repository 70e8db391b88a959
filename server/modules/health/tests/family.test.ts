import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { familyMemberSchema, type FamilyMember } from '@/lib/health/contract-family.ts';
import { FAMILY_MEMBERS, PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values.ts';
import { familyMembers } from '@/server/db/schema/family.ts';
import { healthConsentLedger, healthProfiles } from '../schema.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { requestOtp } from '@/tests/harness/otp.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const MALI = {
  ...{ name: 'Nong Mali', relation: 'child', birth_date: '2025-03-01', sex: 'female' },
  ...{ weight: 9.2, weighed_on: '2026-11-01', allergies: ['Penicillin'], conditions: ['Asthma'] },
  ...{ medicines: [], pregnancy: 'no' },
};
const CONSENT = { consent_version: PROFILE_CONSENT_VERSION };

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

type Answer = FamilyMember & {
  readonly entities: readonly FamilyMember[];
  readonly code?: string;
  readonly fields?: object;
};
const call = (method: string, path = '', body?: unknown, { token } = alice) =>
  shop.call<Answer>(method, `/me/family${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  });
const pathOf = ({ id }: Pick<FamilyMember, 'id'>) => `/${String(id)}`;
const listed = async (who = alice) => (await call('GET', '', undefined, who)).body.entities;
const kept = async () => (await call('POST', '', { ...MALI, ...CONSENT })).body;
const rows = () =>
  shop.db.select().from(familyMembers).where(eq(familyMembers.memberId, alice.memberId));
const ledger = async () => {
  const mine = eq(healthConsentLedger.memberId, alice.memberId);
  const found = await shop.db.select().from(healthConsentLedger).where(mine);
  return found.map(({ decision }) => decision);
};

describe('the family profile', () => {
  it('stores no one before the consent of the health profile', async () => {
    expect(await call('POST', '', MALI)).toMatchObject({
      status: 403,
      body: { code: 'HEALTH_CONSENT_REQUIRED' },
    });
    expect(await listed()).toEqual([]);
    expect(await rows()).toEqual([]);
    const { status, body } = await call('POST', '', { ...MALI, ...CONSENT });
    expect(status).toBe(201);
    expect(familyMemberSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject(MALI);
    expect((await call('POST', '', { ...MALI, name: 'Nong Fah' })).status).toBe(201);
    expect((await listed()).map(({ name }) => name)).toEqual(['Nong Mali', 'Nong Fah']);
    const profile = await shop.call<object>('GET', '/me/health-profile', { token: alice.token });
    expect(profile.body).toMatchObject({ allergies: [], consent: { current: true } });
    expect(await ledger()).toEqual(['given']);
  });

  it('is under the consent that the profile has, and asks for a letter that changed', async () => {
    const notes = { allergies: ['Aspirin'], ...CONSENT };
    await shop.call('PUT', '/me/health-profile', { token: alice.token, body: notes });
    const mali = (await call('POST', '', MALI)).body;
    const mine = eq(healthProfiles.memberId, alice.memberId);
    await shop.db.update(healthProfiles).set({ consentVersion: '2020-01' }).where(mine);
    const change = { ...MALI, weight: 9.5, version: mali.version };
    expect((await call('PUT', pathOf(mali), change)).body.code).toBe('HEALTH_CONSENT_REQUIRED');
    expect((await call('PUT', pathOf(mali), { ...change, ...CONSENT })).status).toBe(200);
    const profile = await shop.call<object>('GET', '/me/health-profile', { token: alice.token });
    expect(profile.body).toMatchObject({ allergies: ['Aspirin'], consent: { current: true } });
    expect(await ledger()).toEqual(['given', 'given']);
  });

  it('is sealed in the database', async () => {
    await kept();
    expect(JSON.stringify(await rows())).not.toMatch(/mali|penicillin|asthma|2025/i);
  });

  it('is changed over what was read, and over nothing newer', async () => {
    const mali = await kept();
    const first = await call('PUT', pathOf(mali), { ...MALI, weight: 10, version: mali.version });
    expect(first).toMatchObject({ status: 200, body: { weight: 10, weighed_on: '2026-11-01' } });
    const second = await call('PUT', pathOf(mali), { ...MALI, name: 'M', version: mali.version });
    expect(second).toMatchObject({ status: 409, body: { code: 'VERSION_STALE' } });
    expect(await listed()).toEqual([first.body]);
    const again = { ...MALI, name: 'M', version: first.body.version };
    expect((await call('PUT', pathOf(mali), again)).status).toBe(200);
  });

  it('takes one of two changes at once', async () => {
    const { version, ...mali } = await kept();
    const answers = await Promise.all(
      [11, 12].map((weight) => call('PUT', pathOf(mali), { ...MALI, weight, version })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('takes so many and no more, however many come at once', async () => {
    await kept();
    const answers = await Promise.all(
      Array.from({ length: FAMILY_MEMBERS + 1 }, () => call('POST', '', MALI)),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(['FAMILY_FULL', 'FAMILY_FULL']);
    expect(await listed()).toHaveLength(FAMILY_MEMBERS);
  });

  it('is gone with the consent, whatever is added meanwhile', async () => {
    const mali = await kept();
    await Promise.all([
      ...[1, 2, 3].map(() => call('POST', '', MALI)),
      shop.call('DELETE', '/me/health-profile', { token: alice.token }),
    ]);
    expect(await rows()).toEqual([]);
    expect((await call('PUT', pathOf(mali), { ...MALI, version: mali.version })).status).toBe(403);
    expect(await ledger()).toEqual(['given', 'withdrawn']);
  });

  it('lets go of one person', async () => {
    const mali = await kept();
    expect((await call('DELETE', pathOf(mali))).status).toBe(200);
    expect((await call('DELETE', pathOf(mali))).status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  it('is private to its member, and part of the data copy', async () => {
    const mali = await kept();
    const bob = await signIn(shop);
    await shop.call('PUT', '/me/health-profile', { token: bob.token, body: CONSENT });
    expect(await listed(bob)).toEqual([]);
    const change = { ...MALI, name: 'Bob', version: mali.version };
    expect((await call('PUT', pathOf(mali), change, bob)).status).toBe(404);
    expect((await call('DELETE', pathOf(mali), undefined, bob)).status).toBe(404);
    expect((await shop.call('GET', '/me/family')).status).toBe(401);
    const copyOf = async ({ token, phone }: TestMember) => {
      const { challenge, code } = await requestOtp(shop, phone, 'export');
      const body = { otp_id: challenge.id, code };
      return (await shop.call<{ data: object }>('POST', '/me/export', { token, body })).body.data;
    };
    expect(await copyOf(alice)).toMatchObject({ family: { entities: [MALI] } });
    expect(JSON.stringify(await copyOf(bob))).not.toContain('Mali');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'https://example.com' }, 'name'],
    [{ relation: 'pet' }, 'relation'],
    [{ birth_date: '2126-01-01' }, 'birth_date'],
    [{ birth_date: '1800-01-01' }, 'birth_date'],
    [{ birth_date: null }, 'birth_date'],
    [{ sex: 'x' }, 'sex'],
    [{ weight: 0 }, 'weight'],
    [{ weighed_on: '2025-02-28' }, 'weighed_on'],
    [{ allergies: ['a'.repeat(101)] }, 'allergies.0'],
    [{ shoe_size: 20 }, 'shoe_size'],
  ])('refuses %j', async (changes, field) => {
    const { status, body } = await call('POST', '', { ...MALI, ...CONSENT, ...changes });
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({
      status: 422,
      fields: [field],
    });
  });
});
