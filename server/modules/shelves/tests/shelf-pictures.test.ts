import { desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand, Category } from '@/lib/catalog/contract.ts';
import type { MediaPage, MediaPicture } from '@/lib/media/contract.ts';
import type { OfficeBrandDetail } from '@/lib/shelves/contract.ts';
import type { OfficeTree } from '@/lib/shelves/contract-categories.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { selectBrand } from '@/server/modules/catalog/brands-repo.ts';
import { createProductFile } from '@/server/modules/catalog/products-repo.ts';
import { media } from '@/server/modules/media/schema.ts';
import { createMediaApp } from '@/server/runtime/media.ts';
import { createStoredPictures } from '@/server/providers/pictures/stored-pictures.ts';
import { plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [ARUN, SKIN] = [1, 1];
const [LOGO, ICON, BINNED] = ['library/logo', 'library/icon', 'library/binned'];
const RACED = Array.from({ length: 12 }, (_, index) => `library/raced-${String(index)}`);
let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  const at = shop.clock.now();
  await shop.db.insert(media).values(
    [LOGO, ICON, BINNED, ...RACED].map((file) => ({
      ...{ file, width: 40, height: 40, createdAt: at },
      ...{ original: file, originalWidth: 40, originalHeight: 40 },
      binnedAt: file === BINNED ? at : null,
    })),
  );
  const member = await signIn(shop);
  await joinAs(shop, member.memberId, 'catalogue');
  token = member.token;
});
afterAll(() => shop.close());

interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
const ask = <Answer>(method: string, path: string, body?: unknown) =>
  shop.call<Answer & Refused>(method, `/api/admin/v1${path}`, {
    ...{ token, ...(body === undefined ? {} : { body }) },
  });
const factsOf = (brand: OfficeBrandDetail) => {
  const { name_en, name_th, tagline_en, tagline_th, story_en, story_th } = brand;
  return { name_en, name_th, tagline_en, tagline_th, story_en, story_th };
};
const setLogo = async (logo: string | null, version?: string) => {
  const path = `/brands/${String(ARUN)}`;
  const { body } = await ask<OfficeBrandDetail>('GET', path);
  const change = { ...factsOf(body), logo, version: version ?? body.version };
  return ask<OfficeBrandDetail>('PUT', path, change);
};
const category = async () => {
  const { entities } = (await ask<OfficeTree>('GET', '/categories')).body;
  const found = entities.find(({ id }) => id === SKIN);
  if (!found) throw new Error('no category');
  return found;
};
const setPicture = async (picture: string | null) => {
  const { name_en, name_th, version } = await category();
  const body = { name_en, name_th, picture, version };
  return ask<OfficeTree>('PUT', `/categories/${String(SKIN)}`, body);
};
const watch = async () => {
  const changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
  await changes.poll();
  return async () => (await changes.poll()).toSorted();
};
const pictureOf = async (file: string) => {
  const { entities } = (await ask<MediaPage>('GET', '/media?locale=en&per_page=50')).body;
  const found = entities.find((one) => one.file === file);
  if (!found) throw new Error(`no picture ${file}`);
  return found;
};
const bin = async (file: string) => {
  const { id, version } = await pictureOf(file);
  return ask<MediaPicture>('POST', `/media/${String(id)}/bin`, { version });
};
const lastChanges = async (subject: string) => {
  const [line] = await shop.db
    .select({ changes: auditLog.changes })
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.id));
  return line?.changes;
};
const brandInShop = async () =>
  (await shop.call<Brand>('GET', `/brands/${String(ARUN)}?locale=en`)).body.image.thumbnail_url;
const iconInShop = async () => {
  const { body } = await shop.call<Category[]>('GET', '/categories/web/tree?locale=en');
  return body.find(({ id }) => id === SKIN)?.icon.thumbnail_url;
};

describe('a picture of the library', () => {
  it('is the logo of a brand in the shop until it is taken off', async () => {
    const drawn = await brandInShop();
    const told = await watch();
    const saved = await setLogo(LOGO);
    expect([saved.status, saved.body.logo]).toEqual([200, LOGO]);
    expect(await told()).toEqual(['brands', 'catalog']);
    expect(await brandInShop()).toBe('/media/library/logo.webp');
    expect(await lastChanges('brand 1')).toEqual({ logo: [null, LOGO] });
    await setLogo(null);
    expect(await brandInShop()).toBe(drawn);
  });

  it('stands for a category in the shop instead of the drawing', async () => {
    expect(await iconInShop()).toMatch(/^\/icons\/categories\//);
    const told = await watch();
    const saved = await setPicture(ICON);
    expect([saved.status, (await category()).picture]).toEqual([200, ICON]);
    expect(await told()).toEqual(['catalog', 'categories']);
    expect(await iconInShop()).toBe('/media/library/icon-small.webp');
    expect(await lastChanges('category 1')).toEqual({ picture: [null, ICON] });
    await setPicture(null);
    expect(await iconInShop()).toMatch(/^\/icons\/categories\//);
  });

  it.each([BINNED, 'library/unknown', 'products/1-1'])('is no other file: %s', async (file) => {
    const logo = await setLogo(file);
    expect([logo.status, Object.keys(logo.body.fields ?? {})]).toEqual([422, ['logo']]);
    const picture = await setPicture(file);
    expect([picture.status, Object.keys(picture.body.fields ?? {})]).toEqual([422, ['picture']]);
  });

  it('names the brand and the category that show it, and stays out of the bin', async () => {
    await setLogo(LOGO);
    await setPicture(LOGO);
    const { used_by: users } = await pictureOf(LOGO);
    const kinds = users.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(['brand', 'category']);
    const refused = await bin(LOGO);
    expect([refused.status, refused.body.code]).toEqual([409, 'MEDIA_IN_USE']);
    expect(refused.body.message).toMatch(/^2 products, brands or categories /);
    await setLogo(null);
    expect((await bin(LOGO)).status).toBe(409);
    await setPicture(null);
    expect((await bin(LOGO)).status).toBe(200);
  });

  it('goes to the bin or becomes a logo, never both', async () => {
    // Several rounds, since only some meet in the middle.
    for (const file of RACED) {
      const brand = (await ask<OfficeBrandDetail>('GET', '/brands/1')).body;
      const { id, version } = await pictureOf(file);
      const [chosen, binned] = await Promise.all([
        ask('PUT', '/brands/1', { ...factsOf(brand), logo: file, version: brand.version }),
        ask('POST', `/media/${String(id)}/bin`, { version }),
      ]);
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual([chosen.status, binned.status]);
    }
  });

  it('is not saved upon an older version', async () => {
    expect((await setLogo(null, 'old')).body.code).toBe('VERSION_STALE');
  });
});

it('a brand without a logo has a neutral picture, and an unknown one none', async () => {
  const app = createMediaApp({
    pictures: createStoredPictures(shop.pictureFiles),
    fileOf: createProductFile(shop.db),
    isBrand: async (id) => (await selectBrand(shop.db, id)) !== undefined,
    ...{ uploads: shop.useCases.uploads, log: pino({ level: 'silent' }) },
  });
  const statusOf = async (id: number) =>
    (await app.fetch(new Request(`http://shop.test/media/brands/${String(id)}.webp`))).status;
  expect([await statusOf(ARUN), await statusOf(999)]).toEqual([200, 404]);
});
