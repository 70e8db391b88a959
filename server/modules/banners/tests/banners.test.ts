import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Banner } from '@/lib/contents/contract.ts';
import { banners } from '../schema.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

type Row = typeof banners.$inferInsert;

function row(id: number, changes: Partial<Row> = {}): Row {
  return {
    id,
    placement: 'home',
    titleEn: `Title ${String(id)}`,
    titleTh: `หัวข้อ ${String(id)}`,
    textEn: 'Text',
    textTh: 'ข้อความ',
    linkLabelEn: 'Shop now',
    linkLabelTh: 'ช้อปเลย',
    path: null,
    picture: 'hero-dawn',
    tint: 'dawn',
    blocks: [{ type: 'paragraph', text: { en: 'More', th: 'เพิ่มเติม' } }],
    position: -id,
    activeFrom: inHours(-1),
    activeUntil: null,
    ...changes,
  };
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.db
    .insert(banners)
    .values([
      row(1),
      row(2, { path: '/promotions', activeUntil: inHours(1) }),
      row(3, { placement: 'ecommerce' }),
      row(6, { placement: 'pharmacy' }),
      row(4, { activeFrom: inHours(1) }),
      row(5, { activeUntil: inHours(-0.5) }),
    ]);
});
afterAll(() => shop.close());

async function list(query: string): Promise<readonly Banner[]> {
  const { status, body } = await shop.call<{ entities: Banner[] }>('GET', `/banners?${query}`);
  expect(status).toBe(200);
  return body.entities;
}

describe('GET /banners', () => {
  it('lists the active ones in order', async () => {
    expect((await list('placement=home')).map(({ id }) => id)).toEqual([2, 1]);
    expect((await list('')).map(({ id }) => id)).toEqual([3, 2, 1, 6]);
    expect(await list('placement=modal')).toEqual([]);
  });

  it('links to the row’s path, else to its own page', async () => {
    const urls = (await list('locale=th')).map(({ url }) => url);
    expect(urls).toEqual([
      '/ecommerce/banner/3',
      '/promotions',
      '/banners/1',
      '/pharmacy/banner/6',
    ]);
  });

  it('answers in the requested language', async () => {
    const [banner] = await list('placement=ecommerce&locale=th');
    expect(banner).toMatchObject({ title: 'หัวข้อ 3', link_label: 'ช้อปเลย', tint: 'dawn' });
  });

  it('refuses a placement that does not exist', async () => {
    expect((await shop.call('GET', '/banners?placement=roof')).status).toBe(422);
  });
});

describe('GET /banners/{id}', () => {
  it('includes the details', async () => {
    const { status, body } = await shop.call('GET', '/banners/2');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Title 2',
      blocks: [{ type: 'paragraph', text: { en: 'More', th: 'เพิ่มเติม' } }],
      active_until: expect.any(String) as string,
    });
  });

  it.each(['4', '5', '99', 'x', '2147483648'])('answers 404 for %s', async (id) => {
    expect((await shop.call('GET', `/banners/${id}`)).status).toBe(404);
  });
});
