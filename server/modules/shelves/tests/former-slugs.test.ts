import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Category, FormerSlugs, ProductPage } from '@/lib/catalog/contract.ts';
import type { OfficeTree } from '@/lib/shelves/contract-categories.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SERUMS, MASKS] = [101, 102];
let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1 }, { id: 2, departmentId: MASKS }]);
  const member = await signIn(shop);
  await joinAs(shop, member.memberId, 'catalogue');
  token = member.token;
});
afterAll(() => shop.close());

interface Refused {
  readonly fields?: Readonly<Record<string, string>>;
}
const ask = (method: string, path: string, body?: unknown) =>
  shop.call<OfficeTree & Refused>(method, `/api/admin/v1${path}`, {
    ...{ token, ...(body === undefined ? {} : { body }) },
  });
const department = async (id: number) => {
  const { entities } = (await ask('GET', '/categories')).body;
  const found = entities.flatMap(({ departments }) => departments).find((one) => one.id === id);
  if (!found) throw new Error(`no department ${String(id)}`);
  return found;
};
const rename = async (id: number, slug: string, locale = 'en') => {
  const { name_en, name_th, category_id, version } = await department(id);
  const body = { name_en, name_th, slug, category_id, version };
  return ask('PUT', `/departments/${String(id)}?locale=${locale}`, body);
};
const former = async () => {
  const { body } = await shop.call<FormerSlugs>('GET', '/categories/former-slugs');
  return Object.fromEntries(body.entities.map(({ slug, dept_id: id }) => [slug, id]));
};
const urlOf = async (id: number) => {
  const { body } = await shop.call<Category[]>('GET', '/categories/web/tree?locale=en');
  return body.flatMap(({ depts }) => depts).find((one) => one.id === id)?.url;
};

describe('a changed slug', () => {
  it('leads from each earlier one to the department', async () => {
    const { version } = await department(SERUMS);
    expect((await rename(SERUMS, 'face-serums')).status).toBe(200);
    expect((await rename(SERUMS, 'essences')).status).toBe(200);
    expect(await former()).toEqual({ serums: SERUMS, 'face-serums': SERUMS });
    expect(await urlOf(SERUMS)).toBe('/categories/1/essences');
    const { name_en, name_th, category_id } = await department(SERUMS);
    const stale = { name_en, name_th, slug: 'late', category_id, version };
    expect((await ask('PUT', `/departments/${String(SERUMS)}`, stale)).status).toBe(409);
    const log = await shop.db
      .select({ changes: auditLog.changes })
      .from(auditLog)
      .where(eq(auditLog.subject, `department ${String(SERUMS)}`))
      .orderBy(auditLog.id);
    expect(log.map(({ changes }) => changes)).toEqual([
      { slug: ['serums', 'face-serums'] },
      { slug: ['face-serums', 'essences'] },
    ]);
  });

  it('still filters lists by links that name an earlier one', async () => {
    for (const slug of ['serums', 'face-serums', 'essences']) {
      const { body } = await shop.call<ProductPage>('GET', `/products/web?locale=en&dept=${slug}`);
      expect(body.entities.map(({ id }) => id)).toEqual([1]);
    }
  });

  it('may be taken back, without a circle', async () => {
    await rename(SERUMS, 'serums');
    expect(await former()).toEqual({ 'face-serums': SERUMS, essences: SERUMS });
    await rename(SERUMS, 'essences');
    expect(await former()).toEqual({ 'face-serums': SERUMS, serums: SERUMS });
  });

  it.each([
    ['essences', /already in use/, /ใช้/],
    ['serums', /lead to another department/, /พาไปยังหมวดย่อยอื่น/],
  ])('of another department is refused: %s', async (slug, en, th) => {
    const refused = await rename(MASKS, slug);
    expect(refused.status).toBe(422);
    expect(refused.body.fields?.['slug']).toMatch(en);
    expect((await rename(MASKS, slug, 'th')).body.fields?.['slug']).toMatch(th);
    const names = { name_en: 'New', name_th: 'ใหม่', category_id: 1 };
    const added = await ask('POST', '/departments', { ...names, slug });
    expect(added.body.fields?.['slug']).toMatch(en);
    expect((await department(MASKS)).slug).toBe('face-masks');
  });

  it('of two departments at once goes to one', async () => {
    const both = await Promise.all([SERUMS, MASKS].map((id) => rename(id, 'glow')));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});
