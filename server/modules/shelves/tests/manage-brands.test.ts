import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandDetail } from '@/lib/catalog/contract.ts';
import type { OfficeBrandDetail, OfficeBrandPage, Shelves } from '@/lib/shelves/contract.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [ARUN, BUARIN] = [1, 2];
/** Enough at once to make a missing lock visible. */
const CROWD = Array.from({ length: 8 }, (_, index) => index);
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
async function ask<Body = OfficeBrandDetail>(
  method: string,
  path: string,
  { body, as = 'catalogue' }: { body?: unknown; as?: keyof typeof people } = {},
) {
  return shop.call<Body & Refused>(method, `/api/admin/v1${path}`, {
    token: people[as].token,
    ...(body === undefined ? {} : { body }),
  });
}
const read = async (id: number) => (await ask('GET', `/brands/${String(id)}`)).body;
const list = async (query: string) => {
  const { body } = await ask<OfficeBrandPage>('GET', `/brands?${query}`);
  return body.entities.map(({ code }) => code);
};
const textsOf = (brand: OfficeBrandDetail) => {
  const { name_en, name_th, tagline_en, tagline_th, story_en, story_th, logo, version } = brand;
  return { name_en, name_th, tagline_en, tagline_th, story_en, story_th, logo, version };
};
const remove = async (id: number) =>
  ask('DELETE', `/brands/${String(id)}?version=${(await read(id)).version}`);
const logOf = (id: number) =>
  shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `brand ${String(id)}`))
    .orderBy(auditLog.id);

describe('the list of brands', () => {
  it('finds by name in either language and by the beginning of the code', async () => {
    expect(await list('q=ARUN')).toEqual(['525']);
    expect(await list(`q=${encodeURIComponent('บัว')}`)).toEqual(['888']);
    expect(await list('q=88')).toEqual(['888']);
    expect(await list('q=%25')).toEqual([]);
  });

  it('is ordered by code, or by name in the language of the reader, and counts products', async () => {
    expect(await list('sort=-code')).toEqual(['888', '525']);
    expect(await list('sort=-name')).toEqual(['888', '525']);
    expect(await list('sort=name&locale=th')).toEqual(['888', '525']);
    expect(await list('per_page=1&page=2')).toEqual(['888']);
    const { body } = await ask<OfficeBrandPage>('GET', '/brands');
    expect(body.entities.map(({ product_count }) => product_count)).toEqual([2, 0]);
  });
});

describe('a brand', () => {
  const lunara = { code: '007', name_en: 'Lunara', name_th: 'ลูนารา' };

  it('is added with a code of its own, and products may have it at once', async () => {
    const added = await ask('POST', '/brands', { body: lunara });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ ...lunara, tagline_en: '', story_th: '', product_count: 0 });
    expect(added.body.id).toBeGreaterThan(BUARIN);
    const again = await ask('POST', '/brands', { body: lunara });
    expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([422, ['code']]);
    for (const code of ['', '7a', '1234567']) {
      expect((await ask('POST', '/brands', { body: { ...lunara, code } })).status).toBe(422);
    }
    const { body: shelves } = await ask<Shelves>('GET', '/shelves?locale=th');
    expect(shelves.brands.map(({ name }) => name)).toEqual(['บัวริน', 'ลูนารา', 'อรุณ เดลี่']);
    expect(shelves.departments[0]).toEqual({ id: 101, name: 'เซรั่ม', category: 'ดูแลผิวหน้า' });
    expect(await logOf(added.body.id)).toMatchObject([
      { action: 'brand.add', changes: { code: [null, '007'], name_en: [null, 'Lunara'] } },
    ]);
  });

  it('is changed by the newest version, and the shop shows it', async () => {
    const changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
    await changes.poll();
    const brand = await read(ARUN);
    const path = `/brands/${String(ARUN)}`;
    const renamed = { ...textsOf(brand), name_en: 'Arun Pure', story_en: 'New\nstory' };
    const saved = await ask('PUT', path, { body: renamed });
    expect(saved.body).toMatchObject({ name_en: 'Arun Pure', code: '525' });
    expect((await changes.poll()).toSorted()).toEqual(['brands', 'catalog']);
    const inShop = await shop.call<BrandDetail>('GET', path);
    expect(inShop.body).toMatchObject({ brand_name: 'Arun Pure', story: 'New\nstory' });
    const card = await shop.call('GET', '/products/1?locale=en');
    expect(card.body).toMatchObject({ brand_desc: 'Arun Pure' });
    expect((await logOf(ARUN)).at(-1)?.changes).toEqual({
      ...{ name_en: ['Arun Daily', 'Arun Pure'], story_en: [brand.story_en, 'New\nstory'] },
    });
  });

  it('keeps its code, which stands in addresses', async () => {
    const body = { ...textsOf(await read(ARUN)), code: '526' };
    expect((await ask('PUT', `/brands/${String(ARUN)}`, { body })).status).toBe(422);
  });

  it('is saved by one of many people at once', async () => {
    // The first round opens the connections that the others need.
    for (const round of ['One', 'Two', 'Three']) {
      const texts = textsOf(await read(BUARIN));
      const save = async (tagline: string) =>
        ask('PUT', `/brands/${String(BUARIN)}`, { body: { ...texts, tagline_en: tagline } });
      const all = await Promise.all(CROWD.map((one) => save(`${round} ${String(one)}`)));
      const won = all.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      const lost = all.filter(({ body }) => body.code === 'VERSION_STALE');
      expect(lost.map(({ status }) => status)).toEqual(CROWD.slice(1).map(() => 409));
      expect((await read(BUARIN)).tagline_en).toBe(won[0]?.body.tagline_en);
    }
  });

  it('is deleted without products alone, by the version that was read', async () => {
    const used = await remove(ARUN);
    expect([used.status, used.body.code]).toEqual([409, 'SHELF_IN_USE']);
    expect(used.body.message).toMatch(/^2 products /);
    const stale = await ask('DELETE', `/brands/${String(BUARIN)}?version=old`);
    expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_STALE']);
    const changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
    await changes.poll();
    expect((await remove(BUARIN)).status).toBe(200);
    expect(await changes.poll()).toContain('brands');
    expect((await ask('GET', `/brands/${String(BUARIN)}`)).status).toBe(404);
    expect((await shop.call('GET', `/brands/${String(BUARIN)}`)).status).toBe(404);
    expect((await logOf(BUARIN)).at(-1)).toMatchObject({
      ...{ action: 'brand.remove', changes: { code: ['888', null] } },
    });
  });

  it('is either deleted or taken by a product, never both', async () => {
    const { id } = (await ask('POST', '/brands', { body: { ...lunara, code: '99' } })).body;
    const product = {
      ...{ item_code: 'X-1', name_en: 'Balm', name_th: 'บาล์ม' },
      ...{ brand_id: id, department_id: 101 },
    };
    const [added, removed] = await Promise.all([
      ask('POST', '/products', { body: product }),
      remove(id),
    ]);
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual([added.status, removed.status]);
  });

  it('is read by catalog.read, and changed by catalog.write', async () => {
    expect((await ask('GET', `/brands/${String(ARUN)}`, { as: 'auditor' })).status).toBe(200);
    const body = { ...lunara, code: '8' };
    expect((await ask('POST', '/brands', { body, as: 'auditor' })).status).toBe(403);
  });
});
