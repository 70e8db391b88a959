import sharp from 'sharp';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Product } from '@/lib/catalog/contract.ts';
import type { MediaPage, MediaPicture } from '@/lib/media/contract.ts';
import { mediaFiles } from '@/server/modules/media/rules/picture-set.ts';
import { createProductFile } from '@/server/modules/catalog/products-repo.ts';
import { createStoredPictures } from '@/server/providers/pictures/stored-pictures.ts';
import { createMediaApp } from '@/server/runtime/media.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { olderDatabase } from '@/tests/harness/older-database.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

/** Named by a token, as uploads are. */
const FILE = `library/${'before-framing-'.padEnd(43, 'a')}`;
/** A product with a picture of the library, by the columns of that time. */
const ROWS = `
  INSERT INTO media (file, width, height, alt_en, alt_th, created_at)
    VALUES ('${FILE}', 400, 400, 'Soap', 'สบู่', now());
  INSERT INTO categories (id, name_en, name_th, position) VALUES (1, 'Skin', 'ผิว', 1);
  INSERT INTO departments (id, category_id, slug, name_en, name_th, position) VALUES (1, 1, 'soaps', 'Soaps', 'สบู่', 1);
  INSERT INTO brands (id, code, name_en, name_th) VALUES (1, '100', 'Arun', 'อรุณ');
  INSERT INTO products (id, item_code, brand_id, department_id, name_en, name_th, description_en, description_th,
      how_to_en, how_to_th, ingredients_en, ingredients_th, warnings_en, warnings_th, drug_class, price,
      created_at, updated_at)
    VALUES (1, '100001', 1, 1, 'Soap', 'สบู่', '', '', '', '', '', '', '', '', 'none', 1000, now(), now());
  INSERT INTO product_pictures (product_id, position, file, alt_en, alt_th)
    VALUES (1, 1, '${FILE}', 'Soap', 'สบู่');
`;

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop({ target: await olderDatabase('0024_picture_framing', ROWS) });
  const image = sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } });
  const bytes = await image.webp().toBuffer();
  for (const name of mediaFiles(FILE))
    await shop.pictureFiles.put(`${name}.webp`, bytes, 'image/webp');
  const member = await signIn(shop);
  await joinAs(shop, member.memberId, 'catalogue');
  ({ token } = member);
});
afterAll(() => shop.close());

async function statusAt(url: string): Promise<number> {
  const app = createMediaApp({
    pictures: createStoredPictures(shop.pictureFiles),
    fileOf: createProductFile(shop.db),
    isBrand: () => Promise.resolve(false),
    ...{ uploads: shop.useCases.uploads, log: pino({ level: 'silent' }) },
  });
  return (await app.fetch(new Request(`http://shop.test${url}`))).status;
}
const library = async () =>
  (await shop.call<MediaPage>('GET', '/api/admin/v1/media', { token })).body.entities;
const shown = async () => (await shop.call<Product>('GET', '/products/1')).body.image.thumbnail_url;

it('pictures from before their framing show in the library and in the shop', async () => {
  const [picture, ...others] = await library();
  expect(others).toEqual([]);
  expect(picture).toMatchObject({
    ...{ file: FILE, framing: { crop: null, focus: null } },
    original: { url: `/media/${FILE}.webp`, width: 400, height: 400 },
  });
  expect(picture?.used_by.map(({ kind }) => kind)).toEqual(['product']);
  for (const url of [picture?.url, picture?.small_url, picture?.original.url, await shown()]) {
    expect(await statusAt(url ?? '')).toBe(200);
  }
});

it('they are cut from what is kept of them, and stay whole for a change of mind', async () => {
  const frame = async (framing: object) => {
    const [{ id, version } = { id: 0, version: '' }] = await library();
    return shop.call<MediaPicture>('PUT', `/api/admin/v1/media/${String(id)}/framing`, {
      ...{ token, body: { ...framing, version } },
    });
  };
  const crop = { x: 0, y: 0, width: 200, height: 200 };
  const cut = await frame({ crop, focus: null });
  expect(cut.status).toBe(200);
  expect(cut.body.file).not.toBe(FILE);
  expect(await statusAt(await shown())).toBe(200);
  const whole = await frame({ crop: null, focus: null });
  expect(whole.status).toBe(200);
  expect(whole.body.original).toMatchObject({ width: 400, height: 400 });
  for (const url of [whole.body.url, whole.body.original.url]) {
    expect(await statusAt(url)).toBe(200);
  }
});
