import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_ADDRESSES } from '@/lib/addresses/contract.ts';
import { vatAddressSchema, type VatAddress } from '@/lib/addresses/contract-vat.ts';
import { HOME } from '@/tests/harness/checkout.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

type Body = VatAddress & Record<string, unknown>;

const PERSON = { ...HOME, kind: 'person', tax_id: '3100600445635' };
const COMPANY = {
  ...HOME,
  kind: 'juristic',
  tax_id: '0105561123458',
  company_name: 'บริษัท ใจดี จำกัด',
  branch_type: 'branch',
  branch_no: '00012',
  store_id: 'CM-1',
};

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const create = (body: Record<string, unknown> = PERSON, { token } = alice) =>
  shop.call<Body>('POST', '/me/vat-addresses', { token, body });
const patch = (id: number, body: unknown, { token } = alice) =>
  shop.call<Body>('PATCH', `/me/vat-addresses/${String(id)}`, { token, body });
const remove = (id: number, { token } = alice) =>
  shop.call('DELETE', `/me/vat-addresses/${String(id)}`, { token });
const choose = (id: number, { token } = alice) =>
  shop.call<Body>('POST', `/me/vat-addresses/${String(id)}/default`, { token });
const list = async ({ token } = alice) =>
  (await shop.call<{ entities: VatAddress[] }>('GET', '/me/vat-addresses', { token })).body
    .entities;

describe('POST /me/vat-addresses', () => {
  it('stores a person and a company, with the names of their regions', async () => {
    const person = await create();
    expect(person.status).toBe(201);
    expect(vatAddressSchema.parse(person.body)).toEqual(person.body);
    expect(person.body).toMatchObject({
      ...PERSON,
      company_name: '',
      branch_type: 'head',
      branch_no: '00000',
      store_id: '',
      district: 'Mueang Chiang Mai',
      is_default: true,
    });
    const company = await create(COMPANY);
    expect(company.body).toMatchObject({ ...COMPANY, is_default: false });
    expect(await list()).toEqual([person.body, company.body]);
    // Delivery addresses are a separate book.
    const { body } = await shop.call('GET', '/me/addresses', { token: alice.token });
    expect(body['entities']).toEqual([]);
  });

  it.each([
    [{ tax_id: '3100600445634' }, 'TAX_ID_CHECKSUM', 'tax_id'],
    [{ ...COMPANY, branch_no: '12' }, 'BRANCH_NO_FORMAT', 'branch_no'],
    [{ ...COMPANY, branch_no: '00000' }, 'BRANCH_NO_FORMAT', 'branch_no'],
    [{ ...COMPANY, company_name: ' ' }, 'VALIDATION', 'company_name'],
    [{ sub_district_code: '100608' }, 'ADDRESS_HIERARCHY', 'sub_district_code'],
    [{ zipcode: '50100' }, 'ZIPCODE_MISMATCH', 'zipcode'],
    [{ tax_id: '310060044563' }, 'VALIDATION', 'tax_id'],
    [{ tax_id: undefined }, 'VALIDATION', 'tax_id'],
    [{ kind: 'club' }, 'VALIDATION', 'kind'],
    [{ company_name: 'a\u0000b' }, 'VALIDATION', 'company_name'],
    [{ ...COMPANY, company_name: 'https://evil.example' }, 'VALIDATION', 'company_name'],
    [{ street: 'ถนน 日本' }, 'VALIDATION', 'street'],
  ])('refuses %j', async (changes, code, field) => {
    const { status, body } = await create({ ...PERSON, ...changes });
    expect([status, body['code']]).toEqual([422, code]);
    expect(Object.keys(body['fields'] as object)).toEqual([field]);
    expect(await list()).toEqual([]);
  });

  it('names the letter that tax invoices cannot print', async () => {
    const refused = await create({
      ...COMPANY,
      company_name: 'บริษัท 日本商事 & Søns Đặng จำกัด',
    });
    expect(refused.body['fields']).toEqual({
      company_name: '“日” cannot be printed on a tax invoice. Please use Thai or Latin letters.',
    });
    const { id } = (await create(COMPANY)).body;
    const changed = await shop.call<Body>('PATCH', `/me/vat-addresses/${String(id)}`, {
      body: { first_name: 'Đặng' },
      token: alice.token,
    });
    expect(changed.body['fields']).toEqual({
      first_name: expect.stringContaining('“ặ”'),
    });
    expect((await create({ ...COMPANY, company_name: 'Søns Đan & Łódź' })).status).toBe(422);
    expect((await create({ ...COMPANY, company_name: 'Søns Đan จำกัด' })).status).toBe(201);
  });

  it('keeps ten at most, also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: MAX_ADDRESSES + 3 }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_ADDRESSES);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { body } of refused) expect(body['code']).toBe('ADDRESS_LIMIT');
    expect((await list()).filter(({ is_default }) => is_default)).toHaveLength(1);
  });
});

describe('PATCH /me/vat-addresses/{id}', () => {
  it('changes what it names and nothing else', async () => {
    const before = (await create(COMPANY)).body;
    const { status, body } = await patch(before.id, { first_name: 'มานี' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, first_name: 'มานี' });
  });

  it('validates the whole: a person has no branch, a branch needs a number', async () => {
    const { id } = (await create(COMPANY)).body;
    expect((await patch(id, { branch_type: 'head' })).body.branch_no).toBe('00000');
    expect((await patch(id, { branch_type: 'branch' })).body['code']).toBe('BRANCH_NO_FORMAT');
    expect((await patch(id, { tax_id: '0105561123459' })).body['code']).toBe('TAX_ID_CHECKSUM');
    expect((await patch(id, { company_name: '' })).body['code']).toBe('VALIDATION');
    const { body } = await patch(id, { kind: 'person', tax_id: '1112034563562' });
    expect(body).toMatchObject({ company_name: '', branch_no: '00000', tax_id: '1112034563562' });
    expect((await patch(id, { kind: 'juristic' })).body['code']).toBe('VALIDATION');
  });
});

describe('the default tax address', () => {
  it('is the first, then the chosen one, then the newest that is left', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await create()).body.id);
    const [first = 0, second = 0, third = 0] = ids;
    expect((await choose(second)).body).toMatchObject({ id: second, is_default: true });
    const order = async () => (await list()).map(({ id }) => id);
    expect(await order()).toEqual([second, third, first]);
    expect((await remove(second)).body).toEqual({});
    expect(await order()).toEqual([third, first]);
    expect((await list())[0]?.is_default).toBe(true);
  });
});

describe('ownership of tax addresses', () => {
  it('requires a sign-in', async () => {
    for (const [method, path] of [
      ['GET', '/me/vat-addresses'],
      ['POST', '/me/vat-addresses'],
      ['PATCH', '/me/vat-addresses/1'],
      ['DELETE', '/me/vat-addresses/1'],
      ['POST', '/me/vat-addresses/1/default'],
    ] as const) {
      expect((await shop.call(method, path)).status).toBe(401);
    }
  });

  it('answers like a missing one when it is another member’s', async () => {
    const bob = await signIn(shop);
    const { id } = (await create(COMPANY, bob)).body;
    for (const attempt of [
      (of: number) => patch(of, { first_name: 'x' }),
      (of: number) => remove(of),
      (of: number) => choose(of),
    ]) {
      const [foreign, missing] = [await attempt(id), await attempt(2_000_000_000)];
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(missing.body);
    }
    expect(await list(bob)).toMatchObject([{ id, first_name: HOME.first_name }]);
  });
});
