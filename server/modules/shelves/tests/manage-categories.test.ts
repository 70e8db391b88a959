import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Category } from '@/lib/catalog/contract.ts';
import type { OfficeTree } from '@/lib/shelves/contract-categories.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SKIN, MEDICINES] = [1, 2];
/** Enough at once to make a missing lock visible. */
const CROWD = Array.from({ length: 8 }, (_, index) => index);
const [SERUMS, MASKS, PAIN] = [101, 102, 201];
let shop: Shop;
let people: Record<'catalogue' | 'auditor', TestMember>;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1 }, { id: 2, listed: false }]);
  const joined = async (role: keyof typeof people) => {
    const member = await signIn(shop);
    await joinAs(shop, member.memberId, role);
    return member;
  };
  people = { catalogue: await joined('catalogue'), auditor: await joined('auditor') };
});
afterAll(() => shop.close());

interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
async function ask(
  method: string,
  path: string,
  { body, as = 'catalogue' }: { body?: unknown; as?: keyof typeof people } = {},
) {
  return shop.call<OfficeTree & Refused>(method, `/api/admin/v1${path}`, {
    token: people[as].token,
    ...(body === undefined ? {} : { body }),
  });
}
const tree = async () => (await ask('GET', '/categories')).body;
const category = async (id: number) => {
  const found = (await tree()).entities.find((one) => one.id === id);
  if (!found) throw new Error(`no category ${String(id)}`);
  return found;
};
const department = async (id: number) => {
  const all = (await tree()).entities.flatMap(({ departments }) => departments);
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`no department ${String(id)}`);
  return found;
};
const idsOf = ({ entities }: OfficeTree) =>
  entities.map(({ id, departments }) => [id, ...departments.map((one) => one.id)]);
const inShop = async () => {
  const { body } = await shop.call<Category[]>('GET', '/categories/web/tree?locale=en');
  return body.map(({ category_name: name, depts }) => [name, ...depts.map((one) => one.dept_name)]);
};
const logOf = async (subject: string) =>
  shop.db
    .select({ action: auditLog.action, changes: auditLog.changes })
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(asc(auditLog.id));
const watch = async () => {
  const changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
  await changes.poll();
  return async () => (await changes.poll()).toSorted();
};

describe('the tree', () => {
  it('shows all in the order of the shop, with products of any state counted', async () => {
    expect(idsOf(await tree())).toEqual([
      [SKIN, SERUMS, MASKS],
      [MEDICINES, PAIN],
    ]);
    expect((await department(SERUMS)).product_count).toBe(2);
    expect((await ask('GET', '/categories', { as: 'auditor' })).status).toBe(200);
    const body = { name_en: 'Pets', name_th: 'สัตว์เลี้ยง' };
    expect((await ask('POST', '/categories', { body, as: 'auditor' })).status).toBe(403);
  });

  it('is moved to a place, by the order that was seen', async () => {
    const told = await watch();
    const { order } = await tree();
    const down = { position: 2, version: order };
    const first = await ask('POST', `/categories/${String(SKIN)}/move`, { body: down });
    expect(idsOf(first.body)).toEqual([
      [MEDICINES, PAIN],
      [SKIN, SERUMS, MASKS],
    ]);
    expect(await told()).toEqual(['catalog', 'categories']);
    expect((await inShop()).map(([name]) => name)).toEqual(['Medicines', 'Skin Care']);
    const stale = await ask('POST', `/categories/${String(SKIN)}/move`, { body: down });
    expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_STALE']);
    const lower = { position: 2, version: (await category(SKIN)).order };
    const moved = await ask('POST', `/departments/${String(SERUMS)}/move`, { body: lower });
    expect(idsOf(moved.body)[1]).toEqual([SKIN, MASKS, SERUMS]);
    expect(await inShop()).toEqual([
      ['Medicines', 'Pain Relief'],
      ['Skin Care', 'Face Masks', 'Serums'],
    ]);
    expect(await logOf(`category ${String(SKIN)}`)).toEqual([
      { action: 'category.move', changes: { position: [1, 2] } },
    ]);
    expect((await logOf(`department ${String(SERUMS)}`)).at(-1)).toEqual({
      ...{ action: 'department.move', changes: { position: [1, 2] } },
    });
  });

  it('stays where it is at the end of the order, without a line in the log', async () => {
    const before = await tree();
    const body = { position: 2, version: before.order };
    const after = await ask('POST', `/categories/${String(SKIN)}/move`, { body });
    expect([after.status, idsOf(after.body)]).toEqual([200, idsOf(before)]);
    expect(await logOf(`category ${String(SKIN)}`)).toHaveLength(1);
  });

  it('takes a department from another category, by both orders that were seen', async () => {
    const [skin, medicines] = [await category(SKIN), await category(MEDICINES)];
    const path = `/departments/${String(MASKS)}/move`;
    const target = { id: MEDICINES, version: medicines.order };
    const body = { position: 1, version: skin.order, category: target };
    const lost = await ask('POST', path, { body: { ...body, category: { ...target, id: 999 } } });
    expect([lost.status, Object.keys(lost.body.fields ?? {})]).toEqual([422, ['category.id']]);
    const blind = { ...body, category: { ...target, version: skin.order } };
    expect((await ask('POST', path, { body: blind })).body.code).toBe('VERSION_STALE');
    const told = await watch();
    const moved = await ask('POST', path, { body });
    expect(idsOf(moved.body)).toEqual([
      [MEDICINES, MASKS, PAIN],
      [SKIN, SERUMS],
    ]);
    expect(await told()).toContain('categories');
    expect((await inShop())[0]).toEqual(['Medicines', 'Face Masks', 'Pain Relief']);
    expect((await logOf(`department ${String(MASKS)}`)).at(-1)).toEqual({
      ...{ action: 'department.move', changes: { category_id: [SKIN, MEDICINES] } },
    });
    expect((await ask('POST', path, { body })).status).toBe(409);
  });

  it('takes a department that is edited as its last one', async () => {
    const seen = await department(MASKS);
    const { name_en, name_th, slug, version } = seen;
    const path = `/departments/${String(MASKS)}`;
    const change = (to: number) => ({ name_en, name_th, slug, category_id: to, version });
    const lost = await ask('PUT', path, { body: change(999) });
    expect([lost.status, Object.keys(lost.body.fields ?? {})]).toEqual([422, ['category_id']]);
    const saved = await ask('PUT', path, { body: change(SKIN) });
    expect(idsOf(saved.body)).toEqual([
      [MEDICINES, PAIN],
      [SKIN, SERUMS, MASKS],
    ]);
    expect((await logOf(`department ${String(MASKS)}`)).at(-1)).toEqual({
      ...{ action: 'department.change', changes: { category_id: [MEDICINES, SKIN] } },
    });
    expect((await ask('PUT', path, { body: change(MEDICINES) })).status).toBe(409);
  });

  it('is moved by one of many people at once', async () => {
    const { order } = await tree();
    const move = async () =>
      ask('POST', `/categories/${String(SKIN)}/move`, {
        body: { position: 1, version: order },
      });
    const all = await Promise.all(CROWD.map(move));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(CROWD.length - 1);
    expect(idsOf(await tree()).map(([id]) => id)).toEqual([SKIN, MEDICINES]);
  });
});

describe('a category with its departments', () => {
  const pets = { name_en: 'Pets', name_th: 'สัตว์เลี้ยง' };
  let added: number;

  it('is added last, and stands in the shop with its first department', async () => {
    const { status, body } = await ask('POST', '/categories', { body: pets });
    expect(status).toBe(201);
    expect(body.entities.at(-1)).toMatchObject({ ...pets, departments: [] });
    added = body.entities.at(-1)?.id ?? 0;
    expect((await inShop()).map(([name]) => name)).not.toContain('Pets');
    const dogs = { name_en: 'Dogs', name_th: 'สุนัข', slug: 'dogs', category_id: added };
    const told = await watch();
    expect((await ask('POST', '/departments', { body: dogs })).status).toBe(201);
    expect(await told()).toEqual(['catalog', 'categories']);
    expect((await inShop()).at(-1)).toEqual(['Pets', 'Dogs']);
    expect(await logOf(`category ${String(added)}`)).toMatchObject([{ action: 'category.add' }]);
  });

  it.each(['', '12', 'Dogs', 'dogs-', 'two words', 'สุนัข', 'a'.repeat(65)])(
    'has no department with the slug %j',
    async (slug) => {
      const body = { ...pets, slug, category_id: added };
      const refused = await ask('POST', '/departments', { body });
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['slug']]);
    },
  );

  it('keeps slugs apart, and needs a known category', async () => {
    const taken = await ask('POST', '/departments', {
      body: { ...pets, slug: 'serums', category_id: added },
    });
    expect([taken.status, Object.keys(taken.body.fields ?? {})]).toEqual([422, ['slug']]);
    const lost = await ask('POST', '/departments', {
      body: { ...pets, slug: 'cats', category_id: 999 },
    });
    expect([lost.status, Object.keys(lost.body.fields ?? {})]).toEqual([422, ['category_id']]);
  });

  it('is renamed by the newest version', async () => {
    const seen = await department(PAIN);
    const path = `/departments/${String(PAIN)}`;
    const body = {
      name_en: 'Pain & Fever',
      name_th: 'ปวดและไข้',
      slug: seen.slug,
      category_id: seen.category_id,
      version: seen.version,
    };
    const saved = await ask('PUT', path, { body });
    expect(saved.status).toBe(200);
    expect((await inShop())[1]).toEqual(['Medicines', 'Pain & Fever']);
    const stale = await ask('PUT', path, { body });
    expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_STALE']);
    expect((await logOf(`department ${String(PAIN)}`)).at(-1)).toEqual({
      action: 'department.change',
      changes: {
        name_en: [seen.name_en, 'Pain & Fever'],
        name_th: [seen.name_th, 'ปวดและไข้'],
      },
    });
  });

  it('is renamed by one of many people at once', async () => {
    // The first round opens the connections that the others need.
    for (const round of ['One', 'Two', 'Three']) {
      const { version } = await category(SKIN);
      const rename = async (name: string) =>
        ask('PUT', `/categories/${String(SKIN)}`, {
          body: { name_en: name, name_th: name, picture: null, version },
        });
      const all = await Promise.all(CROWD.map((one) => rename(`${round} ${String(one)}`)));
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(all.filter(({ status }) => status === 409)).toHaveLength(CROWD.length - 1);
    }
  });

  it('is deleted when it is empty alone, and says what stands there', async () => {
    const remove = async (path: string, version: string) =>
      ask('DELETE', `${path}?version=${version}`);
    const used = await remove(`/departments/${String(SERUMS)}`, (await department(SERUMS)).version);
    expect([used.status, used.body.code]).toEqual([409, 'SHELF_IN_USE']);
    expect(used.body.message).toMatch(/^2 products /);
    const { version, departments } = await category(added);
    const full = await remove(`/categories/${String(added)}`, version);
    expect([full.status, full.body.code]).toEqual([409, 'CATEGORY_IN_USE']);
    expect(full.body.message).toMatch(/^1 department /);
    const [dogs] = departments;
    const gone = await remove(`/departments/${String(dogs?.id)}`, dogs?.version ?? '');
    expect(gone.status).toBe(200);
    expect(idsOf((await remove(`/categories/${String(added)}`, version)).body)).toEqual([
      [SKIN, SERUMS, MASKS],
      [MEDICINES, PAIN],
    ]);
    expect((await remove(`/categories/${String(added)}`, version)).status).toBe(404);
    expect(await logOf(`department ${String(dogs?.id)}`)).toMatchObject([
      { action: 'department.add' },
      { action: 'department.remove', changes: { slug: ['dogs', null] } },
    ]);
  });

  it('loses a department or gives it to a product, never both', async () => {
    const body = { ...pets, slug: 'balms', category_id: SKIN };
    const { entities } = (await ask('POST', '/departments', { body })).body;
    const balms = entities
      .flatMap(({ departments }) => departments)
      .find(({ slug }) => slug === 'balms');
    if (!balms) throw new Error('no department');
    const product = {
      ...{ item_code: 'X-1', name_en: 'Balm', name_th: 'บาล์ม' },
      ...{ brand_id: 1, department_id: balms.id },
    };
    const [sold, removed] = await Promise.all([
      ask('POST', '/products', { body: product }),
      ask('DELETE', `/departments/${String(balms.id)}?version=${balms.version}`),
    ]);
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual([sold.status, removed.status]);
  });
});
