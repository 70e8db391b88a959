import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '@/lib/catalog/contract.ts';
import type { MediaPage, MediaPicture } from '@/lib/media/contract.ts';
import type { OfficePictures } from '@/lib/products/contract.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { brands, categories } from '@/server/db/schema/catalog.ts';
import { createProductFile } from '@/server/modules/catalog/products-repo.ts';
import { media } from '@/server/modules/media/schema.ts';
import { changeLog } from '@/server/db/schema/operations.ts';
import { createStoredPictures } from '@/server/providers/pictures/stored-pictures.ts';
import { createMediaApp } from '@/server/runtime/media.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { joinAs, signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const SOAP = 1;
const [RED, BLUE, WHITE] = ['255,0,0', '0,0,255', '255,255,255'];
const WHOLE = { crop: null, focus: null };
let shop: Shop;
let token: string;
let picture: MediaPicture;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: SOAP }]);
  const member = await signIn(shop);
  await joinAs(shop, member.memberId, 'catalogue');
  ({ token } = member);
});
afterAll(() => shop.close());

interface Refused {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
const ask = <Body>(method: string, path: string, body?: unknown) =>
  shop.call<Body & Refused>(method, `/api/admin/v1${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  });
const frame = async (framing: object, version = picture.version) => {
  const path = `/media/${String(picture.id)}/framing`;
  const answer = await ask<MediaPicture>('PUT', path, { ...WHOLE, ...framing, version });
  if (answer.status === 200) picture = answer.body;
  return answer;
};
const mediaApp = () =>
  createMediaApp({
    pictures: createStoredPictures(shop.pictureFiles),
    fileOf: createProductFile(shop.db),
    isBrand: () => Promise.resolve(false),
    ...{ uploads: shop.useCases.uploads, log: pino({ level: 'silent' }) },
  });
async function bytesAt(url: string) {
  const answer = await mediaApp().fetch(new Request(`http://shop.test${url}`));
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}
/** Colours at places of a picture, in per cent; compression blurs them a little. */
async function colours(url: string, ...places: readonly (readonly [number, number])[]) {
  const { data, info } = await sharp((await bytesAt(url)).bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const column = Math.min(info.width - 1, Math.floor((x / 100) * info.width));
    const row = Math.min(info.height - 1, Math.floor((y / 100) * info.height));
    const at = (row * info.width + column) * info.channels;
    return [...data.subarray(at, at + 3)].map((part) => Math.round(part / 85) * 85).join();
  });
}

/** Red on the left and blue on the right, stored lying on its side as phones do. */
async function twoColours(): Promise<Buffer> {
  const half = (background: string) =>
    ({ width: 200, height: 200, channels: 3, background }) as const;
  const red = await sharp({ create: half('#f00') })
    .png()
    .toBuffer();
  const upright = await sharp({ create: { ...half('#00f'), width: 400 } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return sharp(await sharp(upright).rotate(270).png().toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

beforeEach(async () => {
  const answer = await shop.app.fetch(
    new Request('http://shop.test/api/admin/v1/media/photos?locale=en', {
      method: 'POST',
      headers: { Platform: 'web', Authorization: `Bearer ${token}`, 'Content-Type': 'image/jpeg' },
      body: new Uint8Array(await twoColours()),
    }),
  );
  picture = (await answer.json()) as MediaPicture;
});

describe('the framing of a picture', () => {
  it('begins with the whole, completed in white, and keeps the upright original', async () => {
    expect(picture).toMatchObject({ framing: WHOLE, width: 400, height: 400 });
    expect(picture.original).toMatchObject({ width: 400, height: 200 });
    expect(await colours(picture.url, [50, 5], [25, 50], [75, 50])).toEqual([WHITE, RED, BLUE]);
    expect(await colours(picture.original.url, [25, 5], [75, 95])).toEqual([RED, BLUE]);
  });

  it('crops the upright picture, at new addresses, and is undone', async () => {
    const before = picture;
    const { status, body } = await frame({ crop: { x: 220, y: 20, width: 160, height: 160 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ width: 160, height: 160, original: before.original });
    expect(body.url).not.toBe(before.url);
    for (const url of [body.url, body.small_url]) {
      expect(await colours(url, [5, 5], [95, 95])).toEqual([BLUE, BLUE]);
    }
    expect((await bytesAt(before.url)).status).toBe(404);
    await frame(WHOLE);
    expect(await colours(picture.url, [50, 5], [25, 50], [75, 50])).toEqual([WHITE, RED, BLUE]);
  });

  it('fills the square around the focal point', async () => {
    await frame({ focus: { x: 100, y: 50 } });
    expect(await colours(picture.url, [2, 2], [98, 98])).toEqual([BLUE, BLUE]);
    await frame({ focus: { x: 0, y: 50 } });
    expect(await colours(picture.url, [2, 2], [98, 98])).toEqual([RED, RED]);
  });

  it('reaches every product that shows it: another address, other pixels, an entry of the change log', async () => {
    const path = `/products/${String(SOAP)}/pictures`;
    const { body: shown } = await ask<OfficePictures>('GET', path);
    const entry = { file: picture.file, alt_en: 'Front', alt_th: 'หน้า' };
    await ask('PUT', path, { pictures: [entry], version: shown.version });
    const address = async () =>
      (await shop.call<Product>('GET', `/products/${String(SOAP)}`)).body.image.thumbnail_url;
    const before = await address();
    await shop.db.delete(changeLog);
    picture = (await ask<MediaPage>('GET', '/media')).body.entities[0] ?? picture;
    await frame({ focus: { x: 0, y: 0 } });
    const after = await address();
    expect(after).not.toBe(before);
    expect(await colours(after, [2, 2], [98, 98])).toEqual([RED, RED]);
    expect(picture.used_by.map(({ id }) => id)).toEqual([SOAP]);
    const tags = await shop.db.select({ tag: changeLog.tag }).from(changeLog);
    expect(tags.map(({ tag }) => tag)).toContain(`product:${String(SOAP)}`);
  });

  it('is logged with its old and new values', async () => {
    await frame({ crop: { x: 0, y: 10, width: 100, height: 80 }, focus: { x: 20, y: 40 } });
    const [entry] = await shop.db
      .select({ action: auditLog.action, changes: auditLog.changes })
      .from(auditLog)
      .where(eq(auditLog.action, 'media.frame'))
      .orderBy(auditLog.id)
      .then((rows) => rows.slice(-1));
    expect(entry?.changes).toEqual({
      crop: [null, '100 × 80 + 0 + 10'],
      focus: [null, '20 % / 40 %'],
    });
  });

  it('goes by the version that was seen, and loses no file in a race', async () => {
    const seen = picture.version;
    await frame({ focus: { x: 0, y: 0 } });
    const stale = await frame({ focus: { x: 100, y: 0 } }, seen);
    expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_STALE']);
    const { version } = picture;
    const answers = await Promise.all([10, 90].map((x) => frame({ focus: { x, y: 0 } }, version)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await bytesAt(picture.url)).status).toBe(200);
  });

  it('is followed by the brand and the category that show it', async () => {
    const { file } = picture;
    await shop.db.update(brands).set({ logo: file }).where(eq(brands.id, 1));
    await shop.db.update(categories).set({ picture: file }).where(eq(categories.id, 1));
    const { body } = await frame({ crop: { x: 0, y: 0, width: 100, height: 100 } });
    expect(body.file).not.toBe(file);
    expect(body.used_by.map(({ kind }) => kind).toSorted()).toEqual(['brand', 'category']);
    await shop.db.update(brands).set({ logo: null });
    await shop.db.update(categories).set({ picture: null });
  });

  it.each([
    ['beyond the right edge', { crop: { x: 300, y: 0, width: 101, height: 50 } }],
    ['below the lower edge', { crop: { x: 0, y: 100, width: 50, height: 101 } }],
    ['too narrow', { crop: { x: 0, y: 0, width: 31, height: 50 } }],
    ['with another field', { crop: { x: 0, y: 0, width: 50, height: 50, angle: 3 } }],
    ['with a focal point outside', { focus: { x: 101, y: 0 } }],
  ])('is refused %s', async (_, framing) => {
    expect((await frame(framing)).status).toBe(422);
    expect((await bytesAt(picture.url)).status).toBe(200);
  });

  it('is no longer changed in the bin, and the bin deletes the original too', async () => {
    await frame({ focus: { x: 0, y: 0 } });
    const path = `/media/${String(picture.id)}/bin`;
    const { body: binned } = await ask<MediaPicture>('POST', path, { version: picture.version });
    expect((await frame(WHOLE, binned.version)).status).toBe(404);
    await shop.db
      .update(media)
      .set({ binnedAt: new Date(0) })
      .where(eq(media.id, picture.id));
    await shop.runJob('media bin');
    for (const url of [picture.url, picture.small_url, picture.original.url]) {
      expect((await bytesAt(url)).status).toBe(404);
    }
  });

  it('keeps the square of an earlier release as its original', async () => {
    const { id, file, width, height, url } = picture;
    await shop.db
      .update(media)
      .set({ original: file, originalWidth: width, originalHeight: height })
      .where(eq(media.id, id));
    await frame({ crop: { x: 0, y: 100, width: 200, height: 200 } });
    expect(await colours(picture.url, [5, 5], [95, 95])).toEqual([RED, RED]);
    expect((await bytesAt(url)).status).toBe(200);
    expect((await frame(WHOLE)).status).toBe(200);
  });
});
