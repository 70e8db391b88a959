import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '@/lib/catalog/contract.ts';
import type { MediaPage, MediaPicture } from '@/lib/media/contract.ts';
import type { OfficePictures } from '@/lib/products/contract.ts';
import { createProductFile } from '@/server/modules/catalog/products-repo.ts';
import { createStoredPictures } from '@/server/providers/pictures/stored-pictures.ts';
import { createMediaApp } from '@/server/runtime/media.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { geotagged, hostileFiles, photo } from '@/tests/harness/pictures.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SOAP, GEL] = [1, 2];
const DAY_MS = 86_400_000;
let shop: Shop;
let token: string;
let auditor: string;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: SOAP, nameEn: 'Rose Soap' }, { id: GEL }]);
  token = await join('catalogue');
  auditor = await join('auditor');
});
afterAll(() => shop.close());

async function join(role: 'catalogue' | 'auditor'): Promise<string> {
  const member = await signIn(shop);
  await joinAs(shop, member.memberId, role);
  return member.token;
}

interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
const ask = <Body>(method: string, path: string, body?: unknown, as = token) =>
  shop.call<Body & Refused>(method, `/api/admin/v1${path}`, {
    token: as,
    ...(body === undefined ? {} : { body }),
  });
async function upload(bytes: Uint8Array, as = token) {
  const answer = await shop.app.fetch(
    new Request('http://shop.test/api/admin/v1/media/photos?locale=en', {
      method: 'POST',
      headers: { Platform: 'web', Authorization: `Bearer ${as}`, 'Content-Type': 'image/jpeg' },
      body: new Uint8Array(bytes),
    }),
  );
  return { status: answer.status, body: (await answer.json()) as MediaPicture & Refused };
}
const jpeg = (width = 40, height = 20) => photo(width, height).jpeg().toBuffer();
const library = async (query = '') =>
  (await ask<MediaPage>('GET', `/media?${query}`)).body.entities;
const move = async ({ id, version }: MediaPicture, name: 'bin' | 'restore') =>
  ask<MediaPicture>('POST', `/media/${String(id)}/${name}`, { version });
const picturesOf = async (id: number) =>
  (await ask<OfficePictures>('GET', `/products/${String(id)}/pictures`)).body;
const show = async (id: number, pictures: readonly object[], version?: string) =>
  ask<OfficePictures>('PUT', `/products/${String(id)}/pictures`, {
    pictures,
    version: version ?? (await picturesOf(id)).version,
  });
const worded = ({ file }: Pick<MediaPicture, 'file'>, words = 'Front') => ({
  ...{ file, alt_en: words, alt_th: 'ด้านหน้า' },
});
async function shown(url: string) {
  const media = createMediaApp({
    pictures: createStoredPictures(shop.pictureFiles),
    fileOf: createProductFile(shop.db),
    isBrand: (id) => Promise.resolve(id === 1),
    ...{ uploads: shop.useCases.uploads, log: pino({ level: 'silent' }) },
  });
  const answer = await media.fetch(new Request(`http://shop.test${url}`));
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('an upload', () => {
  it('becomes an upright square without data of the camera', async () => {
    const { status, body } = await upload(await geotagged());
    expect(status).toBe(201);
    expect(body).toMatchObject({ alt_en: '', used_by: [], deleted_at: null });
    for (const url of [body.url, body.small_url]) {
      const { bytes } = await shown(url);
      expect(bytes.includes('SECRET-CAMERA')).toBe(false);
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([40, 40]);
    }
    const large = await upload(await jpeg(3_000, 1_000));
    expect(large.body).toMatchObject({ width: 1_600, height: 1_600 });
  });

  it('is found by its file, alone', async () => {
    const one = await upload(await jpeg());
    await upload(await jpeg());
    const found = await ask<MediaPage>('GET', `/media?file=${one.body.file}`);
    expect(found.body.entities.map(({ id }) => id)).toEqual([one.body.id]);
    expect((await ask<MediaPage>('GET', '/media?file=library/none')).body.total).toBe(0);
    expect((await ask('GET', '/media?file=../secret')).status).toBe(422);
  });

  it('is refused unless it is a picture, and for people who only read', async () => {
    for (const [name, bytes, code] of await hostileFiles()) {
      expect((await upload(bytes)).body.code, name).toBe(code);
    }
    expect((await upload(await jpeg(), auditor)).status).toBe(403);
    expect((await ask<MediaPage>('GET', '/media', undefined, auditor)).status).toBe(200);
  });
});

describe('pictures of a product', () => {
  it('are shown in their order, at an address of their own for each change', async () => {
    const [front, back] = [await upload(await jpeg()), await upload(await jpeg(60, 60))];
    const saved = await show(SOAP, [worded(front.body), worded(back.body, 'Back')]);
    expect(saved.status).toBe(200);
    const product = async () => (await shop.call<Product>('GET', `/products/${String(SOAP)}`)).body;
    const first = await product();
    expect(first.images.map(({ alt }) => alt)).toEqual(['Front', 'Back']);
    const address = first.image.thumbnail_url;
    expect(first.images[0]?.large_url).toBe(address);
    const before = await shown(address);
    expect(before.status).toBe(200);
    await show(SOAP, [worded(back.body), worded(front.body)]);
    const after = (await product()).image.thumbnail_url;
    expect(after).not.toBe(address);
    expect((await shown(after)).bytes).not.toEqual(before.bytes);
  });

  it('are replaced by a neutral one where there is none', async () => {
    await show(SOAP, []);
    const { body } = await shop.call<Product>('GET', `/products/${String(SOAP)}`);
    expect(body.images).toEqual([]);
    expect((await shown(body.image.thumbnail_url)).status).toBe(200);
    expect((await shown(`/media/products/${String(SOAP)}-2.webp`)).status).toBe(404);
    expect((await shown('/media/products/77.webp')).status).toBe(404);
  });

  it('need a known file and texts in both languages', async () => {
    const { body: picture } = await upload(await jpeg());
    const empty = await show(GEL, [{ ...worded(picture), alt_th: '' }]);
    expect(Object.keys(empty.body.fields ?? {})).toEqual(['pictures.0.alt_th']);
    const unknown = await show(GEL, [worded(picture), worded({ file: 'library/other' })]);
    expect(Object.keys(unknown.body.fields ?? {})).toEqual(['pictures.1.file']);
    const twice = await show(GEL, [worded(picture), worded(picture)]);
    expect(Object.keys(twice.body.fields ?? {})).toEqual(['pictures.1.file']);
    expect((await picturesOf(GEL)).pictures).toHaveLength(4);
  });

  it('are changed by the newest version alone', async () => {
    const { body: picture } = await upload(await jpeg());
    const { version } = await picturesOf(GEL);
    expect((await show(GEL, [worded(picture)], version)).status).toBe(200);
    expect((await show(GEL, [], version)).body.code).toBe('VERSION_STALE');
  });
});

describe('the bin', () => {
  it('refuses pictures in use, says where, and keeps the others for 30 days', async () => {
    const { body: picture } = await upload(await jpeg());
    await show(GEL, [worded(picture)]);
    const refused = await move(picture, 'bin');
    expect([refused.status, refused.body.code]).toEqual([409, 'MEDIA_IN_USE']);
    const [listed] = await library();
    expect(listed?.used_by).toEqual([{ kind: 'product', id: GEL, name: expect.any(String) }]);

    await show(GEL, []);
    const binned = (await move(picture, 'bin')).body;
    const left = Date.parse(binned.deleted_at ?? '') - shop.clock.now().getTime();
    expect(Math.round(left / DAY_MS)).toBe(30);
    expect((await library()).map(({ id }) => id)).not.toContain(picture.id);
    expect((await library('bin=true')).map(({ id }) => id)).toEqual([picture.id]);
    expect((await show(GEL, [worded(picture)])).status).toBe(422);

    shop.clock.advance(29 * DAY_MS);
    token = await join('catalogue');
    await shop.runJob('media bin');
    const restored = (await move(binned, 'restore')).body;
    expect(restored.deleted_at).toBeNull();
    await move(restored, 'bin');
    shop.clock.advance(30 * DAY_MS);
    token = await join('catalogue');
    await shop.runJob('media bin');
    expect(await library('bin=true')).toEqual([]);
    expect((await shown(picture.url)).status).toBe(404);
  });
});

it('finds pictures by their texts in either language', async () => {
  const { body: picture } = await upload(await jpeg());
  const words = { alt_en: 'A bar of soap', alt_th: 'สบู่หนึ่งก้อน', version: picture.version };
  const path = `/media/${String(picture.id)}`;
  const saved = await ask<MediaPicture>('PUT', path, words);
  expect(saved.body).toMatchObject({ alt_en: words.alt_en });
  expect((await ask('PUT', path, words)).status).toBe(409);
  for (const q of ['bar of', 'หนึ่งก้อน']) {
    expect((await library(`q=${encodeURIComponent(q)}`)).map(({ id }) => id)).toEqual([picture.id]);
  }
});
