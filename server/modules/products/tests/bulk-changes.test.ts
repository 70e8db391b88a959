import { desc, eq, like, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BulkChange, BulkChanges, NewBulkChange } from '@/lib/products/contract-bulk.ts';
import type { OfficeProductDetail, OfficeProductPage } from '@/lib/products/contract.ts';
import { BULK_KEPT_MS } from '@/lib/products/contract-values.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { brands, products } from '@/server/db/schema/catalog.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { bulkChanges, bulkItems } from '@/server/modules/products/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SOAP, SYRUP, MORPHINE, GEL] = [1, 2, 3, 4];
let shop: Shop;
let people: Record<'catalogue' | 'other' | 'auditor', TestMember>;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOAP, nameEn: 'Rose Soap', nameTh: 'สบู่กุหลาบ', available: 5 },
    { id: SYRUP, nameEn: 'Cough Syrup', departmentId: 201, available: 0 },
    { id: MORPHINE, nameEn: 'Morphine', drugClass: 'controlled', departmentId: 201 },
    { id: GEL, nameEn: 'Aloe Gel' },
  ]);
  const joined = async (role: 'catalogue' | 'auditor') => {
    const member = await signIn(shop);
    await joinAs(shop, member.memberId, role);
    return member;
  };
  people = {
    catalogue: await joined('catalogue'),
    other: await joined('catalogue'),
    auditor: await joined('auditor'),
  };
});
beforeEach(async () => {
  await shop.db.update(products).set({ state: 'live', price: 10_000, brandId: 1 });
  await shop.db.update(products).set({ state: 'draft', price: 0 }).where(eq(products.id, GEL));
});
afterAll(() => shop.close());

interface Refused {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
const ask = async <Body = BulkChange>(
  method: string,
  path: string,
  { body, as = 'catalogue' }: { body?: unknown; as?: keyof typeof people } = {},
) =>
  shop.call<Body & Refused>(method, `/api/admin/v1${path}`, {
    token: people[as].token,
    ...(body === undefined ? {} : { body }),
  });
const ARCHIVE: NewBulkChange['change'] = { kind: 'archive' };
const plan = (change: NewBulkChange['change'], ids: readonly number[]) =>
  ask('POST', '/bulk-changes', { body: { change, choice: { of: 'ids', ids } } });
const step = (id: number, name: 'apply' | 'undo', as: keyof typeof people = 'catalogue') =>
  ask('POST', `/bulk-changes/${String(id)}/${name}`, { as });
const sums = ({ outcomes }: BulkChange) =>
  Object.fromEntries(
    outcomes.map(({ outcome, reason, product_count: count, names }) => [
      reason === null ? outcome : `${outcome} ${reason}`,
      [count, ...names],
    ]),
  );
const states = async () => {
  const rows = await shop.db
    .select({ state: products.state })
    .from(products)
    .orderBy(products.id)
    .limit(4);
  return rows.map(({ state }) => state);
};
const detailOf = async (id: number) =>
  (await ask<OfficeProductDetail>('GET', `/products/${String(id)}`)).body;
const inShop = async (id: number) =>
  (await shop.call('GET', `/products/${String(id)}?locale=en`)).status;

describe('a dry run', () => {
  it('tells what would change, stay and be refused, and changes nothing', async () => {
    await shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, SYRUP));
    const planned = await plan(ARCHIVE, [GEL, SOAP, SYRUP]);
    expect(planned).toMatchObject({ status: 201, body: { change: ARCHIVE, applied_at: null } });
    expect(sums(planned.body)).toEqual({
      planned: [1, 'Rose Soap'],
      same: [1, 'Cough Syrup'],
      'refused no_price': [1, 'Aloe Gel'],
    });
    expect(await states()).toEqual(['live', 'archived', 'live', 'draft']);
  });

  it('tells which published products shoppers still cannot buy', async () => {
    await shop.db.update(products).set({ state: 'archived' }).where(ne(products.id, GEL));
    const { body } = await plan({ kind: 'publish' }, [SOAP, SYRUP, MORPHINE]);
    expect(body.unsold.toSorted((a, b) => (a.code < b.code ? -1 : 1))).toEqual([
      ...[{ code: 'controlled', product_count: 1 }],
      ...[{ code: 'no_stock', product_count: 1 }],
    ]);
  });

  it('finds the products of a view on the server, up to 5,000', async () => {
    const found = (filter: object) =>
      ask('POST', '/bulk-changes', { body: { change: ARCHIVE, choice: { of: 'found', filter } } });
    expect(sums((await found({ state: 'live', department_id: 201 })).body)).toEqual({
      planned: [2, 'Cough Syrup', 'Morphine'],
    });
    expect(sums((await found({ q: 'กุหลาบ' })).body)).toEqual({ planned: [1, 'Rose Soap'] });
  });

  it('refuses shelves that do not exist, and people who only read', async () => {
    const lost = await plan({ kind: 'brand', brand_id: 77 }, [SOAP]);
    expect(lost).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
    expect(Object.keys(lost.body.fields ?? {})).toEqual(['brand_id']);
    const body = { change: ARCHIVE, choice: { of: 'ids', ids: [SOAP] } };
    expect((await ask('POST', '/bulk-changes', { body, as: 'auditor' })).status).toBe(403);
    expect((await ask<BulkChanges>('GET', '/bulk-changes', { as: 'auditor' })).status).toBe(200);
  });
});

describe('an applied change', () => {
  it('reaches the shop and the audit log, and is undone', async () => {
    const changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
    await changes.poll();
    const { id } = (await plan(ARCHIVE, [SOAP, SYRUP])).body;
    const applied = await step(id, 'apply');
    expect(applied).toMatchObject({ status: 200, body: { undone_at: null } });
    expect(sums(applied.body)).toEqual({ done: [2, 'Rose Soap', 'Cough Syrup'] });
    expect([await inShop(SOAP), await inShop(SYRUP)]).toEqual([404, 404]);
    expect((await changes.poll()).toSorted()).toEqual(['catalog', 'product:1', 'product:2']);
    expect((await step(id, 'apply')).body).toEqual(applied.body);
    const undone = await step(id, 'undo', 'other');
    expect(sums(undone.body)).toEqual({ undone: [2, 'Rose Soap', 'Cough Syrup'] });
    expect([await inShop(SOAP), await inShop(SYRUP)]).toEqual([200, 200]);
    const log = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `product ${String(SOAP)}`))
      .orderBy(auditLog.id);
    expect(log).toMatchObject([
      {
        ...{ action: 'product.archive', cause: 'bulk', detail: { bulk: id } },
        ...{ changes: { state: ['live', 'archived'] }, memberId: people.catalogue.memberId },
      },
      {
        ...{ action: 'product.undo', cause: 'bulk', detail: { bulk: id } },
        ...{ changes: { state: ['archived', 'live'] }, memberId: people.other.memberId },
      },
    ]);
    const { entities } = (await ask<BulkChanges>('GET', '/bulk-changes')).body;
    expect(entities[0]).toEqual({ ...undone.body });
  });

  it('moves products to a brand, and each back to its own', async () => {
    await shop.db.insert(brands).values({ id: 9, code: '9', nameEn: 'Nine', nameTh: 'เก้า' });
    await shop.db.update(products).set({ brandId: 9 }).where(eq(products.id, SYRUP));
    const { id } = (await plan({ kind: 'brand', brand_id: 2 }, [SOAP, SYRUP, GEL])).body;
    expect(sums((await step(id, 'apply')).body)).toEqual({
      done: [3, 'Rose Soap', 'Cough Syrup', 'Aloe Gel'],
    });
    const brandsNow = async () =>
      Promise.all([SOAP, SYRUP, GEL].map(async (one) => (await detailOf(one)).facts.brand_id));
    expect(await brandsNow()).toEqual([2, 2, 2]);
    // Nothing stands there any more, so it can be deleted.
    await shop.db.delete(brands).where(eq(brands.id, 9));
    expect(sums((await step(id, 'undo')).body)).toEqual({
      undone: [2, 'Rose Soap', 'Aloe Gel'],
      'kept shelf_gone': [1, 'Cough Syrup'],
    });
    expect(await brandsNow()).toEqual([1, 2, 1]);
  });

  it('overwrites nobody: neither when it is applied nor when it is undone', async () => {
    const rename = async (id: number, size: string) => {
      const { facts } = await detailOf(id);
      const body = { ...facts, size };
      return (await ask('PUT', `/products/${String(id)}`, { body, as: 'other' })).status;
    };
    const { id } = (await plan(ARCHIVE, [SOAP, SYRUP, MORPHINE])).body;
    expect(await rename(SOAP, '91 g')).toBe(200);
    expect(sums((await step(id, 'apply')).body)).toEqual({
      done: [2, 'Cough Syrup', 'Morphine'],
      'refused stale': [1, 'Rose Soap'],
    });
    expect(await rename(SYRUP, '60 ml')).toBe(200);
    expect(sums((await step(id, 'undo')).body)).toEqual({
      undone: [1, 'Morphine'],
      'kept stale': [1, 'Cough Syrup'],
      'refused stale': [1, 'Rose Soap'],
    });
    expect(await states()).toEqual(['live', 'archived', 'live', 'draft']);
  });

  it('is done once by requests at the same time', async () => {
    const { id } = (await plan(ARCHIVE, [SOAP, SYRUP])).body;
    const before = await shop.db.$count(auditLog);
    const answers = await Promise.all(Array.from({ length: 6 }, () => step(id, 'apply')));
    for (const { body } of answers) {
      expect(sums(body)).toEqual({ done: [2, 'Rose Soap', 'Cough Syrup'] });
    }
    await Promise.all([step(id, 'undo'), step(id, 'undo', 'other')]);
    expect(await states()).toEqual(['live', 'live', 'live', 'draft']);
    expect(await shop.db.$count(auditLog)).toBe(before + 4);
  });

  it('lets one of two opposite changes win for each product', async () => {
    await shop.db.update(products).set({ departmentId: 101 });
    const [first, second] = await Promise.all([
      plan({ kind: 'department', department_id: 102 }, [SOAP, SYRUP]),
      plan({ kind: 'department', department_id: 201 }, [SOAP, SYRUP]),
    ]);
    const answers = await Promise.all([
      step(first.body.id, 'apply'),
      step(second.body.id, 'apply'),
    ]);
    const all = answers.flatMap(({ body }) => body.outcomes);
    const countOf = (name: string) =>
      all.filter(({ outcome }) => outcome === name).map(({ product_count: count }) => count);
    expect([countOf('done'), countOf('refused')]).toEqual([[2], [2]]);
  });

  it('belongs to its person until it is applied', async () => {
    const { id } = (await plan(ARCHIVE, [SOAP])).body;
    expect((await step(id, 'apply', 'other')).status).toBe(404);
    expect((await step(id, 'undo')).status).toBe(404);
  });
});

it('changes 5,000 products at once, and refuses more', async () => {
  const rows = Array.from({ length: 4_996 }, (_, index) => ({ id: 10 + index, listed: true }));
  for (let start = 0; start < rows.length; start += 500) {
    await plantProducts(shop.db, rows.slice(start, start + 500));
  }
  const found = (filter: object) =>
    ask('POST', '/bulk-changes', { body: { change: ARCHIVE, choice: { of: 'found', filter } } });
  const { id } = (await found({})).body;
  await step(id, 'apply');
  await step(id, 'undo');
  const { body } = await ask<OfficeProductPage>('GET', '/products?state=archived');
  expect(body.total).toBe(0);
  const [last] = await shop.db
    .select()
    .from(auditLog)
    .where(like(auditLog.subject, 'product %'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(last).toMatchObject({ action: 'product.undo', subject: 'product 5005' });
  await plantProducts(shop.db, [{ id: 5_006 }]);
  expect(await found({})).toMatchObject({ status: 422, body: { code: 'BULK_TOO_MANY' } });
});

it('can be undone for a day', async () => {
  const { id } = (await plan(ARCHIVE, [SOAP])).body;
  await step(id, 'apply');
  shop.clock.advance(BULK_KEPT_MS + 1);
  people.other = await signIn(shop);
  await joinAs(shop, people.other.memberId, 'catalogue');
  expect((await step(id, 'undo', 'other')).status).toBe(404);
  const { body } = await ask<BulkChanges>('GET', '/bulk-changes', { as: 'other' });
  expect(body.entities).toEqual([]);
  await shop.runJob('bulk changes');
  expect([await shop.db.$count(bulkChanges), await shop.db.$count(bulkItems)]).toEqual([0, 0]);
});
