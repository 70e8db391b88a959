import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Facets, ProductPage } from '@/lib/catalog/contract.ts';
import type { OfficeProductDetail } from '@/lib/products/contract.ts';
import type { OfficeAttribute, OfficeAttributes } from '@/lib/shelves/contract-attributes.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { writeDueDocuments } from '@/server/modules/search/index-repo.ts';
import { attributes, attributeValues } from '@/server/modules/search/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SOAP, DRAFT] = [1, 2];
/** Enough at once to make a missing lock visible. */
const CROWD = Array.from({ length: 8 }, (_, index) => index);
const rose = { value: 'rose', name_en: 'Rose', name_th: 'กุหลาบ', archived: false };
const pine = { value: 'pine', name_en: 'Pine', name_th: 'สน', archived: false };
let shop: Shop;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: SOAP }, { id: DRAFT, listed: false }]);
  await shop.db.insert(attributes).values([
    { key: 'scent', nameEn: 'Scent', nameTh: 'กลิ่น', position: 1 },
    { key: 'form', nameEn: 'Form', nameTh: 'รูปแบบ', position: 2 },
  ]);
  await shop.db.insert(attributeValues).values([
    { key: 'scent', value: 'rose', nameEn: 'Rose', nameTh: 'กุหลาบ', position: 1 },
    { key: 'scent', value: 'pine', nameEn: 'Pine', nameTh: 'สน', position: 2 },
  ]);
  await shop.db.update(products).set({ attributes: ['scent:rose'] });
  await writeDueDocuments(shop.db);
  for (const role of ['catalogue', 'auditor'] as const) {
    const member = await signIn(shop);
    await joinAs(shop, member.memberId, role);
    tokens[role] = member.token;
  }
});
afterAll(() => shop.close());

interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
const ask = <Answer = OfficeAttribute>(
  method: string,
  path = '',
  body?: unknown,
  as = 'catalogue',
) =>
  shop.call<Answer & Refused>(method, `/api/admin/v1/attributes${path}`, {
    ...{ token: tokens[as] ?? '', ...(body === undefined ? {} : { body }) },
  });
const list = async () => (await ask<OfficeAttributes>('GET')).body;
const read = async (key: string) => (await ask('GET', `/${key}`)).body;
const save = async (key: string, change: Readonly<Record<string, unknown>>) => {
  const { name_en, name_th, filters, values, version } = await read(key);
  return ask('PUT', `/${key}`, { name_en, name_th, filters, values, version, ...change });
};
const facets = async (query: string) =>
  (await shop.call<{ facets: Facets }>('GET', `/products/web?facets=true&locale=en&${query}`)).body
    .facets.attrs;
const valuesOf = async (query = '') =>
  (await facets(query)).flatMap(({ name, values }) => values.map((one) => [name, one.name]));
const found = async (q: string) =>
  (await shop.call<ProductPage>('GET', `/products/web?locale=en&q=${q}`)).body.entities.map(
    ({ id }) => id,
  );
const logOf = async (key: string) =>
  shop.db
    .select({ action: auditLog.action, changes: auditLog.changes })
    .from(auditLog)
    .where(eq(auditLog.subject, `attribute ${key}`))
    .orderBy(asc(auditLog.id));

describe('attributes', () => {
  it('are read in the order of the shop, with products of any state by value', async () => {
    expect((await list()).entities.map(({ key, value_count: n }) => [key, n])).toEqual([
      ['scent', 2],
      ['form', 0],
    ]);
    const { values, product_counts: counts, filters } = await read('scent');
    expect([values, counts, filters]).toEqual([[rose, pine], { rose: 2 }, 'everywhere']);
    expect((await ask('GET', '', undefined, 'auditor')).status).toBe(200);
    const body = { key: 'tint', name_en: 'Tint', name_th: 'สี' };
    expect((await ask('POST', '', body, 'auditor')).status).toBe(403);
    expect((await ask('GET', '/unknown')).status).toBe(404);
  });

  it('reach filters, search and the audit log when they are renamed', async () => {
    const changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
    await changes.poll();
    const values = [pine, { ...rose, name_en: 'Marigold', name_th: 'ดาวเรือง' }];
    const saved = await save('scent', { name_en: 'Smell', values });
    expect(saved.body).toMatchObject({ name_en: 'Smell', values, product_counts: { rose: 2 } });
    expect(await changes.poll()).toEqual(['catalog']);
    expect(await valuesOf()).toEqual([['Smell', 'Marigold']]);
    expect(await found('marigold')).toEqual([]);
    await writeDueDocuments(shop.db);
    expect(await found('marigold')).toEqual([SOAP]);
    expect((await logOf('scent')).at(-1)).toEqual({
      action: 'attribute.change',
      changes: {
        name_en: ['Scent', 'Smell'],
        values: [
          ['rose: กุหลาบ / Rose', 'pine: สน / Pine'],
          ['pine: สน / Pine', 'rose: ดาวเรือง / Marigold'],
        ],
      },
    });
    await save('scent', { name_en: 'Scent', values: [rose, pine] });
  });

  it.each([
    ['everywhere', true, true],
    ['categories', true, false],
    ['nowhere', false, false],
  ] as const)('that filter %s are offered there alone', async (filters, onShelf, elsewhere) => {
    const saved = await save('scent', { filters });
    expect(saved.body.filters).toBe(filters);
    const { body } = await shop.call<ProductPage>('GET', '/products/web?locale=en');
    expect(body.entities).toHaveLength(1);
    const counts = [
      await valuesOf('category=1'),
      await valuesOf(),
      await valuesOf('attr=scent:rose'),
    ];
    expect(counts.map(({ length }) => length > 0)).toEqual([onShelf, elsewhere, true]);
    await save('scent', { filters: 'everywhere' });
  });

  it('keep a value that products have: it is archived, and no product gets it anew', async () => {
    const gone = await save('scent', { values: [pine] });
    expect([gone.status, gone.body.code]).toEqual([409, 'ATTRIBUTE_IN_USE']);
    expect(gone.body.message).toMatch(/^2 products /);
    const archived = { ...rose, archived: true };
    const saved = await save('scent', { values: [archived, pine] });
    expect(saved.body.values).toEqual([archived, pine]);
    expect(await valuesOf()).toEqual([]);
    expect((await logOf('scent')).at(-1)?.changes).toEqual({ archived: [[], ['rose']] });
    const url = `/api/admin/v1/products/${String(SOAP)}`;
    const token = tokens.catalogue ?? '';
    const give = async (...pairs: readonly string[]) => {
      const { body } = await shop.call<OfficeProductDetail>('GET', url, { token });
      const change = { attributes: pairs, version: body.attributes.version };
      return (await shop.call('PUT', `${url}/attributes`, { token, body: change })).status;
    };
    expect(await give('scent:rose', 'scent:pine')).toBe(200);
    expect(await give('scent:pine')).toBe(200);
    expect(await give('scent:rose')).toBe(422);
    await save('scent', { values: [rose, pine] });
    expect(await give('scent:rose')).toBe(200);
  });

  it('refuse values and names that are twice, and unfit values', async () => {
    const twice = await save('form', { values: [pine, { ...pine, name_th: 'ต้นสน' }] });
    const fields = ['values.1.value', 'values.1.name_en'];
    expect([twice.status, Object.keys(twice.body.fields ?? {})]).toEqual([422, fields]);
    for (const value of ['', 'Two Words', 'a:b', 'a,b']) {
      expect((await save('form', { values: [{ ...pine, value }] })).status).toBe(422);
    }
    expect((await read('form')).values).toEqual([]);
  });

  it('are added once, moved by the order that was seen, and deleted while unused', async () => {
    const body = { key: 'age', name_en: 'Age', name_th: 'วัย' };
    expect((await ask('POST', '', body)).status).toBe(201);
    const taken = await ask('POST', '', body);
    expect([taken.status, Object.keys(taken.body.fields ?? {})]).toEqual([422, ['key']]);
    const { order } = await list();
    const move = { position: 1, version: order };
    const moved = await ask<OfficeAttributes>('POST', '/age/move', move);
    expect(moved.body.entities.map(({ key }) => key)).toEqual(['age', 'scent', 'form']);
    expect((await ask('POST', '/age/move', move)).body.code).toBe('VERSION_STALE');
    const same = { position: 1, version: moved.body.order };
    expect((await ask('POST', '/age/move', same)).status).toBe(200);
    const remove = async (key: string) =>
      ask('DELETE', `/${key}?version=${(await read(key)).version}`);
    const used = await remove('scent');
    expect([used.status, used.body.code]).toEqual([409, 'ATTRIBUTE_IN_USE']);
    expect((await ask('DELETE', '/age?version=old')).status).toBe(409);
    expect((await remove('age')).status).toBe(200);
    expect((await logOf('age')).map(({ action, changes }) => [action, changes])).toMatchObject([
      ['attribute.add', { name_en: [null, 'Age'] }],
      ['attribute.move', { position: [3, 1] }],
      ['attribute.remove', { name_en: ['Age', null] }],
    ]);
  });

  it('are changed by one of many people at once', async () => {
    const { version } = await read('form');
    const answers = await Promise.all(
      CROWD.map((one) =>
        ask('PUT', '/form', {
          ...{ name_en: `Form ${String(one)}`, name_th: 'รูปแบบ', filters: 'everywhere' },
          ...{ values: [], version },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...CROWD.slice(1).map(() => 409)]);
  });

  it('lose a value or give it to a product, never both', async () => {
    await save('form', { values: [{ ...pine, value: 'bar', name_en: 'Bar', name_th: 'ก้อน' }] });
    const url = `/api/admin/v1/products/${String(DRAFT)}`;
    const token = tokens.catalogue ?? '';
    const { body } = await shop.call<OfficeProductDetail>('GET', url, { token });
    const change = { attributes: ['form:bar'], version: body.attributes.version };
    const [given, removed] = await Promise.all([
      shop.call('PUT', `${url}/attributes`, { token, body: change }),
      save('form', { values: [] }),
    ]);
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual([given.status, removed.status]);
  });
});
