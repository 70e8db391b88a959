import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values.ts';
import {
  healthProfileSchema,
  ingredientListSchema,
  type HealthProfile,
  type IngredientList,
} from '@/lib/health/contract.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { healthConsentLedger, healthProfiles } from '../schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { requestOtp } from '@/tests/harness/otp.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const IBUPROFEN = 1;
const SHAMPOO = 2;
const SOFTGELS = 3;
const NOTES = {
  allergies: ['Penicillin', 'ไอบูโพรเฟน'],
  conditions: ['Asthma'],
  medicines: ['Warfarin 3 mg'],
  pregnancy: 'no',
};
const CONSENT = { consent_version: PROFILE_CONSENT_VERSION };

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: IBUPROFEN, drugClass: 'dangerous' },
    { id: SHAMPOO },
    { id: SOFTGELS },
  ]);
  const label = (id: number, ingredientsEn: string, howToEn: string, size: string) =>
    shop.db.update(products).set({ ingredientsEn, howToEn, size }).where(eq(products.id, id));
  await label(
    IBUPROFEN,
    'Each tablet contains ibuprofen 400 mg.',
    'Adults: 1 tablet every 8 hours.',
    '10 tablets',
  );
  await label(SHAMPOO, 'Water, Zingiber Officinale Root Extract, ginger.', 'Rinse.', '300 ml');
  await label(SOFTGELS, 'Fish oil, gelatin.', '1 a day.', '30 softgels');
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const call = (method: string, body?: unknown, { token }: Pick<TestMember, 'token'> = alice) =>
  shop.call<HealthProfile & { code?: string; fields?: object; data?: object }>(
    method,
    '/me/health-profile',
    { token, ...(body === undefined ? {} : { body }) },
  );

describe('the health profile', () => {
  it('is empty, and nothing is kept, until its letter is agreed to', async () => {
    const { body } = await call('GET');
    expect(healthProfileSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ consent: null, allergies: [], pregnancy: 'no' });
    const refused = await call('PUT', NOTES);
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'HEALTH_CONSENT_REQUIRED', data: { version: PROFILE_CONSENT_VERSION } },
    });
    expect((await call('PUT', { ...NOTES, consent_version: '2020-01' })).status).toBe(422);
    expect((await call('GET')).body.consent).toBeNull();
  });

  it('is kept with the consent, changed without asking again, and asks for a letter that changed', async () => {
    const first = await call('PUT', { ...NOTES, ...CONSENT });
    expect(first).toMatchObject({ status: 200, body: { ...NOTES, consent: { current: true } } });
    const second = await call('PUT', { ...NOTES, allergies: [] });
    expect(second).toMatchObject({ status: 200, body: { allergies: [], conditions: ['Asthma'] } });
    expect((await call('GET')).body).toEqual(second.body);
    await shop.db
      .update(healthProfiles)
      .set({ consentVersion: '2020-01' })
      .where(eq(healthProfiles.memberId, alice.memberId));
    expect((await call('PUT', NOTES)).body.code).toBe('HEALTH_CONSENT_REQUIRED');
    expect((await call('GET')).body).toMatchObject({ allergies: [], consent: { current: false } });
    expect((await call('PUT', { ...NOTES, ...CONSENT })).body.consent?.current).toBe(true);
  });

  it('is sealed in the database, for its member alone', async () => {
    await call('PUT', { ...NOTES, ...CONSENT });
    const [row] = await shop.db
      .select()
      .from(healthProfiles)
      .where(eq(healthProfiles.memberId, alice.memberId));
    expect(JSON.stringify(row)).not.toMatch(/penicillin|warfarin|asthma/i);
    const sealed = row?.notesSealed ?? '';
    expect(() => shop.sealer.open(sealed, 'health of member 0')).toThrow();
  });

  it('is gone with the consent; the ledger keeps that it was given and withdrawn', async () => {
    await call('PUT', { ...NOTES, ...CONSENT });
    expect((await call('DELETE')).status).toBe(200);
    expect((await call('DELETE')).status).toBe(200);
    expect((await call('GET')).body).toMatchObject({ consent: null, medicines: [] });
    expect((await call('PUT', NOTES)).body.code).toBe('HEALTH_CONSENT_REQUIRED');
    const mine = eq(healthConsentLedger.memberId, alice.memberId);
    const ledger = await shop.db.select().from(healthConsentLedger).where(mine);
    expect(ledger.map(({ decision }) => decision)).toEqual(['given', 'withdrawn']);
    expect(await shop.db.$count(healthProfiles, eq(healthProfiles.memberId, alice.memberId))).toBe(
      0,
    );
  });

  it('is private to its member, and part of the data copy', async () => {
    await call('PUT', { ...NOTES, ...CONSENT });
    const bob = await signIn(shop);
    expect((await call('GET', undefined, bob)).body.consent).toBeNull();
    await call('DELETE', undefined, bob);
    expect((await call('GET')).body.medicines).toEqual(NOTES.medicines);
    expect((await shop.call('GET', '/me/health-profile')).status).toBe(401);
    expect((await shop.call('PUT', '/me/health-profile', { body: NOTES })).status).toBe(401);
    const copyOf = async ({ token, phone }: TestMember) => {
      const { challenge, code } = await requestOtp(shop, phone, 'export');
      const body = { otp_id: challenge.id, code };
      return (await shop.call<{ data: object }>('POST', '/me/export', { token, body })).body.data;
    };
    expect(await copyOf(alice)).toMatchObject({ health_profile: NOTES });
    expect(JSON.stringify(await copyOf(bob))).not.toContain('Warfarin');
  });

  it('is one however many are sent at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => call('PUT', { ...NOTES, ...CONSENT })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await call('GET')).body.allergies).toEqual(NOTES.allergies);
  });

  it.each([
    [{ allergies: [' '] }, 'allergies.0'],
    [{ allergies: ['a'.repeat(101)] }, 'allergies.0'],
    [{ medicines: ['a\u0000b'] }, 'medicines.0'],
    [{ conditions: Array.from({ length: 31 }, () => 'Asthma') }, 'conditions'],
    [{ pregnancy: 'maybe' }, 'pregnancy'],
  ])('refuses %j', async (changes, field) => {
    const { status, body } = await call('PUT', { ...NOTES, ...CONSENT, ...changes });
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({
      status: 422,
      fields: [field],
    });
  });
});

describe('what products contain', () => {
  const ask = (ids: string) =>
    shop.call<IngredientList>('GET', `/medicines/ingredients?ids=${ids}`);

  it('is read off the labels of what is swallowed or a medicine, and open to all', async () => {
    const { body } = await ask('1,2,3,999');
    expect(ingredientListSchema.parse(body)).toEqual(body);
    expect(body.entities.toSorted((a, b) => a.product_id - b.product_id)).toEqual([
      {
        ...{ product_id: IBUPROFEN, product_name: expect.any(String) as string },
        ...{ contains: [{ id: 'ibuprofen', mg: 400 }], per_day: 3 },
      },
      {
        ...{ product_id: SOFTGELS, product_name: expect.any(String) as string },
        ...{ contains: [{ id: 'fish-oil', mg: null }], per_day: null },
      },
    ]);
  });

  it.each(['', 'x', '0', '1,', '99999999999', Array.from({ length: 101 }, (_, n) => n + 1).join()])(
    'refuses ids like %j',
    async (ids) => {
      expect((await ask(ids)).status).toBe(422);
    },
  );
});
