import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressSchema, MAX_ADDRESSES, type Address } from '@/lib/addresses/contract.ts';
import { addresses } from '../schema.ts';
import { HOME } from '@/tests/harness/checkout.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

type Body = Address & Record<string, unknown>;

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const create = (changes: Record<string, unknown> = {}, { token } = alice, query = '') =>
  shop.call<Body>('POST', `/me/addresses${query}`, { token, body: { ...HOME, ...changes } });
const patch = (id: number | string, body: unknown, { token } = alice) =>
  shop.call<Body>('PATCH', `/me/addresses/${String(id)}`, { token, body });
const remove = (id: number | string, { token } = alice) =>
  shop.call('DELETE', `/me/addresses/${String(id)}`, { token });
const choose = (id: number | string, { token } = alice) =>
  shop.call<Body>('POST', `/me/addresses/${String(id)}/default`, { token });
const list = async ({ token } = alice) =>
  (await shop.call<{ entities: Address[] }>('GET', '/me/addresses', { token })).body.entities;
const defaults = async () => (await list()).map(({ id, is_default }) => [id, is_default]);

describe('POST /me/addresses', () => {
  it('stores an address and names its regions in the requested language', async () => {
    const { status, body } = await create({ email: 'malee@example.com' }, alice, '?locale=th');
    expect(status).toBe(201);
    expect(addressSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      ...HOME,
      address_2: '',
      email: 'malee@example.com',
      province: 'เชียงใหม่',
      district: 'เมืองเชียงใหม่',
      sub_district: 'สุเทพ',
      is_default: true,
    });
    expect((await list())[0]).toEqual({
      ...body,
      province: 'Chiang Mai',
      district: 'Mueang Chiang Mai',
      sub_district: 'Suthep',
    });
  });

  it.each([
    ['sub_district_code', { sub_district_code: '100608' }],
    ['district_code', { district_code: '1006' }],
    ['province_code', { province_code: '99' }],
  ])('refuses regions that are not nested: %s', async (field, changes) => {
    const { status, body } = await create(changes);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'ADDRESS_HIERARCHY',
      fields: { [field]: expect.any(String) },
    });
    expect(await list()).toEqual([]);
  });

  it('refuses a foreign zipcode, and accepts each zipcode of a region', async () => {
    const { status, body } = await create({ zipcode: '50100' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'ZIPCODE_MISMATCH',
      fields: { zipcode: 'This zipcode does not match the sub-district.' },
    });
    const huaMak = { province_code: '10', district_code: '1006', sub_district_code: '100608' };
    for (const zipcode of ['10240', '10250']) {
      expect((await create({ ...huaMak, zipcode })).status).toBe(201);
    }
  });

  it('names every field that is missing or malformed', async () => {
    const { status, body } = await create({
      first_name: ' ',
      mobile: '12345',
      email: 'nobody',
      zipcode: 'abc',
      address_1: undefined,
    });
    expect(status).toBe(422);
    expect(body['fields']).toEqual({
      first_name: 'Please fill in this field.',
      mobile: 'Invalid phone number. Please enter 10 digits.',
      email: 'Please enter a valid email.',
      zipcode: 'Please enter the 5-digit zipcode.',
      address_1: 'Please fill in this field.',
    });
  });

  it.each(['a\u0000b', 'a\nb'])('refuses control characters: %j', async (name) => {
    const { status, body } = await create({ first_name: name });
    expect(status).toBe(422);
    expect(body['fields']).toEqual({ first_name: 'Please check this field.' });
  });

  it.each([
    ['first_name', 'นาง\u00a0\tมาลี\u200b', 'นาง มาลี'],
    ['address_1', '99/1\tหมู่ 5', '99/1 หมู่ 5'],
    ['street', '\u200bถนน\u202e สุขุมวิท\n', 'ถนน สุขุมวิท'],
    ['address_2', '\u200b\ufeff', ''],
    ['mobile', '0066812345678', '0812345678'],
    ['mobile', '+66 (0)81-234-5678', '0812345678'],
    ['mobile', '๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    ['zipcode', ' ๕๐๒๐๐', '50200'],
    ['email', 'mailto:mali@example.com\u200b', 'mali@example.com'],
    ['email', '\u200b', ''],
  ])('keeps the %s %j as %j', async (field, typed, kept) => {
    const { status, body } = await create({ [field]: typed });
    expect(status).toBe(201);
    expect(body).toMatchObject({ [field]: kept });
  });

  it.each([
    ['first_name', '\u200b\u200d\u3164', 'Please fill in this field.'],
    ['address_1', '\t\u00a0\u2800', 'Please fill in this field.'],
    ['last_name', 'evil.example', /without a web address/],
    ['first_name', 'Your Bank https://evil.example/verify', /without a web address/],
    ['first_name', 'Call 081-234-5678', /without a web address/],
    ['mobile', '0066812345', /10 digits/],
    ['mobile', '0012345678', /10 digits/],
    ['mobile', '08123456789', /10 digits/],
    ['mobile', '081-234-5678, 089-765-4321', /10 digits/],
  ])('refuses the %s %j and says why', async (field, typed, why) => {
    const { status, body } = await create({ [field]: typed });
    expect(status).toBe(422);
    const { [field]: said, ...others } = body['fields'] as Record<string, string>;
    expect(said).toEqual(typeof why === 'string' ? why : expect.stringMatching(why));
    expect(others).toEqual({});
  });

  it('keeps ten addresses at most, also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: MAX_ADDRESSES + 4 }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_ADDRESSES);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused?.body).toMatchObject({
      code: 'ADDRESS_LIMIT',
      message: 'You can keep up to 10 addresses. Please delete one first.',
    });
    expect((await list()).filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  it('refuses fields decided by the service', async () => {
    const bob = await signIn(shop);
    const theirs = { id: 1, member_id: bob.memberId, is_default: false };
    const { status, body } = await create(theirs);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, Object.keys(theirs)]);
    expect(await list(bob)).toEqual([]);
  });
});

describe('the default address', () => {
  it('is the first, then the chosen one, then the newest that is left', async () => {
    const first = (await create()).body.id;
    const second = (await create()).body.id;
    const third = (await create()).body.id;
    expect(await defaults()).toEqual([
      [first, true],
      [third, false],
      [second, false],
    ]);
    expect((await choose(second)).body).toMatchObject({ id: second, is_default: true });
    expect(await defaults()).toEqual([
      [second, true],
      [third, false],
      [first, false],
    ]);
    expect((await remove(first)).body).toEqual({});
    expect((await remove(second)).status).toBe(200);
    expect(await defaults()).toEqual([[third, true]]);
    await remove(third);
    expect(await list()).toEqual([]);
    expect((await create()).body.is_default).toBe(true);
  });

  it('is unique under concurrent changes', async () => {
    const ids = [];
    for (let n = 0; n < 4; n += 1) ids.push((await create()).body.id);
    const answers = await Promise.all(ids.map((id) => choose(id)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await list()).filter(({ is_default }) => is_default)).toHaveLength(1);
  });
});

describe('PATCH /me/addresses/{id}', () => {
  it('changes what it names and nothing else', async () => {
    const { id } = (await create({ address_2: 'ชั้น 3', email: 'malee@example.com' })).body;
    const { status, body } = await patch(id, { first_name: 'มานี' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      first_name: 'มานี',
      last_name: HOME.last_name,
      address_2: 'ชั้น 3',
      street: HOME.street,
      email: 'malee@example.com',
      is_default: true,
    });
    expect((await patch(id, { email: '' })).body.email).toBe('');
  });

  it('validates the whole address when a region changes', async () => {
    const { id } = (await create()).body;
    expect((await patch(id, { sub_district_code: '100608' })).body['code']).toBe(
      'ADDRESS_HIERARCHY',
    );
    expect((await patch(id, { zipcode: '50100' })).body['code']).toBe('ZIPCODE_MISMATCH');
    const { body } = await patch(id, { sub_district_code: '500102' });
    expect(body.sub_district).toBe('Phra Sing');
  });
});

describe('ownership of addresses', () => {
  it('requires a sign-in', async () => {
    for (const [method, path] of [
      ['GET', '/me/addresses'],
      ['POST', '/me/addresses'],
      ['PATCH', '/me/addresses/1'],
      ['DELETE', '/me/addresses/1'],
      ['POST', '/me/addresses/1/default'],
    ] as const) {
      expect((await shop.call(method, path)).status).toBe(401);
    }
  });

  it('answers like a missing one when it is another member’s', async () => {
    const bob = await signIn(shop);
    const { id } = (await create({}, bob)).body;
    for (const attempt of [
      (of: number) => patch(of, { first_name: 'x' }),
      (of: number) => remove(of),
      (of: number) => choose(of),
    ]) {
      const foreign = await attempt(id);
      const missing = await attempt(2_000_000_000);
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(missing.body);
    }
    expect(await list(bob)).toMatchObject([{ id, first_name: HOME.first_name, is_default: true }]);
    const rows = await shop.db.select().from(addresses).where(eq(addresses.id, id));
    expect(rows).toHaveLength(1);
  });

  it.each(['abc', '0', '-1', '99999999999'])('is 404 for the id %s', async (id) => {
    expect((await patch(id, { first_name: 'x' })).status).toBe(404);
  });
});
