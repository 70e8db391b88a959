import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfficeProductDetail, OfficeProductPage } from '@/lib/products/contract.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SOAP, SYRUP, MORPHINE] = [1, 2, 3];
let shop: Shop;
let people: Record<'catalogue' | 'pharmacist' | 'auditor', TestMember>;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOAP, nameEn: 'Rose Soap', nameTh: 'สบู่กุหลาบ' },
    { id: SYRUP, nameEn: 'Cough Syrup', nameTh: 'ยาแก้ไอ', departmentId: 201, brandId: 2 },
    { id: MORPHINE, nameEn: 'Morphine', drugClass: 'controlled', departmentId: 201 },
  ]);
  const joined = async (role: keyof typeof people) => {
    const member = await signIn(shop);
    await joinAs(shop, member.memberId, role);
    return member;
  };
  people = {
    catalogue: await joined('catalogue'),
    pharmacist: await joined('pharmacist'),
    auditor: await joined('auditor'),
  };
});
afterAll(() => shop.close());

interface Refused {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
async function ask<Body = OfficeProductDetail>(
  method: string,
  path: string,
  { body, as = 'catalogue' }: { body?: unknown; as?: keyof typeof people } = {},
) {
  return shop.call<Body & Refused>(method, `/api/admin/v1/products${path}`, {
    token: people[as].token,
    ...(body === undefined ? {} : { body }),
  });
}
const read = async (id: number) => (await ask('GET', `/${String(id)}`)).body;
const list = async (query: string) => {
  const { body } = await ask<OfficeProductPage>('GET', `?${query}`);
  return body.entities.map(({ id }) => id);
};
const inShop = async (id: number) =>
  (await shop.call('GET', `/products/${String(id)}?locale=en`)).status;
const move = async (id: number, name: 'publish' | 'archive') =>
  ask('POST', `/${String(id)}/${name}`, { body: { version: (await read(id)).version } });
const logOf = (id: number) =>
  shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `product ${String(id)}`))
    .orderBy(auditLog.id);

describe('the list', () => {
  it('finds by name in either language, id and item code', async () => {
    expect(await list('q=rose')).toEqual([SOAP]);
    expect(await list(`q=${encodeURIComponent('แก้ไอ')}`)).toEqual([SYRUP]);
    expect(await list('q=2')).toEqual([SYRUP]);
    expect(await list('q=100003')).toEqual([MORPHINE]);
    expect(await list('q=%25')).toEqual([]);
  });

  it('filters, and shows what shoppers do not see', async () => {
    expect(await list('state=live&sort=id')).toEqual([SOAP, SYRUP, MORPHINE]);
    expect(await list('sort=-code')).toEqual([MORPHINE, SYRUP, SOAP]);
    expect(await list('brand_id=2')).toEqual([SYRUP]);
    expect(await list('department_id=201&per_page=1&page=2')).toEqual([SYRUP]);
    expect(await inShop(MORPHINE)).toBe(404);
  });
});

describe('a product', () => {
  const draft = {
    ...{ item_code: '0001', name_en: 'Aloe Gel', name_th: 'เจลว่านหาง' },
    ...{ brand_id: 1, department_id: 101 },
  };

  it('begins as a draft, is sold once it is published, and leaves when archived', async () => {
    const added = await ask('POST', '', { body: draft });
    expect(added.status).toBe(201);
    const { id } = added.body;
    expect(id).toBeGreaterThan(MORPHINE);
    expect(added.body).toMatchObject({ state: 'draft', listed: false, prices: { price: 0 } });
    expect(await inShop(id)).toBe(404);
    expect(await move(id, 'publish')).toMatchObject({
      ...{ status: 422, body: { fields: { price: expect.any(String) } } },
    });
    const prices = { price: 120.5, deal_price: 99, member_price: 0 };
    const { version } = added.body.prices;
    const priced = await ask('PUT', `/${String(id)}/prices`, { body: { ...prices, version } });
    expect(priced.body.prices).toMatchObject(prices);
    expect((await move(id, 'publish')).body).toMatchObject({ state: 'live', listed: true });
    expect(await inShop(id)).toBe(200);
    expect((await move(id, 'archive')).body).toMatchObject({ state: 'archived', listed: false });
    expect(await inShop(id)).toBe(404);
    expect(await list('state=archived')).toEqual([id]);
    const log = await logOf(id);
    expect(log.map(({ action }) => action)).toEqual([
      ...['product.add', 'product.price', 'product.publish', 'product.archive'],
    ]);
    expect(log[1]?.changes).toEqual({ price: [0, 12_050], deal_price: [0, 9_900] });
  });

  it('keeps item codes apart, and stands on known shelves', async () => {
    const taken = await ask('POST', '', { body: { ...draft, item_code: '100001' } });
    expect(taken).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
    expect(Object.keys(taken.body.fields ?? {})).toEqual(['item_code']);
    const lost = await ask('POST', '', { body: { ...draft, brand_id: 77, department_id: 77 } });
    expect(Object.keys(lost.body.fields ?? {})).toEqual(['brand_id', 'department_id']);
  });

  it('is changed by the newest version, and the shop shows it', async () => {
    const changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
    await changes.poll();
    const { facts } = await read(SOAP);
    const path = `/${String(SOAP)}`;
    const saved = await ask('PUT', path, { body: { ...facts, name_en: 'Lotus Soap' } });
    expect(saved.body.facts).toMatchObject({ name_en: 'Lotus Soap' });
    expect(saved.body.facts.version).not.toBe(facts.version);
    const stale = await ask('PUT', path, { body: { ...facts, size: '90 g' } });
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_STALE' } });
    expect((await changes.poll()).toSorted()).toEqual(['catalog', `product:${String(SOAP)}`]);
    expect((await shop.call('GET', `/products${path}?locale=en`)).body).toMatchObject({
      product_name: 'Lotus Soap',
    });
    expect((await logOf(SOAP)).at(-1)).toMatchObject({
      ...{ action: 'product.change', changes: { name_en: ['Rose Soap', 'Lotus Soap'] } },
    });
  });

  it('has reduced prices below the list price', async () => {
    const { prices } = await read(SOAP);
    const body = { ...prices, deal_price: prices.price, member_price: prices.price + 1 };
    const refused = await ask('PUT', `/${String(SOAP)}/prices`, { body });
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['deal_price', 'member_price']);
  });

  it('changes its medicine class by a pharmacist alone', async () => {
    const { medicine, facts } = await read(SYRUP);
    const path = `/${String(SYRUP)}`;
    const body = { ...medicine, drug_class: 'dangerous', registration_no: '1A 15/40' };
    expect((await ask('PUT', `${path}/medicine`, { body })).status).toBe(403);
    expect((await ask('PUT', path, { body: { ...facts, drug_class: 'none' } })).status).toBe(422);
    const saved = await ask('PUT', `${path}/medicine`, { body, as: 'pharmacist' });
    expect(saved.body.medicine).toMatchObject({ drug_class: 'dangerous' });
    expect((await ask('PUT', path, { body: facts, as: 'pharmacist' })).status).toBe(403);
    expect((await ask('GET', path, { as: 'auditor' })).status).toBe(200);
    expect((await ask('PUT', path, { body: facts, as: 'auditor' })).status).toBe(403);
  });
});
