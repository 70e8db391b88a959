import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLookTables, productLooks } from '../../demo/look-tables.ts';
import { createDrawnPictures } from '../../demo/pictures/drawn-pictures.ts';
import { createRenderPool, type RenderPool } from '../../demo/pictures/render-pool.ts';
import { createPictureSubjects } from '../../demo/pictures/subjects-repo.ts';
import { branches } from '../../server/db/schema/branches.ts';
import { productPictures } from '../../server/modules/catalog/schema.ts';
import { createProductFile } from '../../server/modules/catalog/products-repo.ts';
import { banners } from '../../server/modules/banners/schema.ts';
import { createMediaApp } from '../../server/runtime/media.ts';
import { plantProducts, plantShelves } from '../harness/catalog.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const BRANCH: typeof branches.$inferInsert = {
  id: 5,
  nameEn: 'Ari',
  nameTh: 'อารีย์',
  addressEn: 'Phahon Yothin Road',
  addressTh: 'ถนนพหลโยธิน',
  provinceCode: '10',
  lat: 13.78,
  lng: 100.54,
  phone: '021234567',
  hours: [],
  services: [],
};

const BANNER: typeof banners.$inferInsert = {
  id: 3,
  placement: 'home',
  titleEn: 'Payday',
  titleTh: 'เงินเดือนออก',
  textEn: '',
  textTh: '',
  linkLabelEn: '',
  linkLabelTh: '',
  picture: 'promo-payday',
  tint: 'dawn',
  blocks: [],
  position: 1,
  activeFrom: new Date('2026-01-01T00:00:00Z'),
};

describe('media', () => {
  let shop: Shop;
  let folder: string;
  let pool: RenderPool;
  let drawn = 0;
  let media: ReturnType<typeof createMediaApp>;
  beforeAll(async () => {
    shop = await openShop();
    await createLookTables(shop.db);
    await plantShelves(shop.db);
    await plantProducts(shop.db, [{ id: 1 }, { id: 2, listed: false, drugClass: 'controlled' }]);
    await shop.db.insert(branches).values(BRANCH);
    await shop.db.insert(banners).values(BANNER);
    folder = await mkdtemp(join(tmpdir(), 'arun-media-'));
    pool = createRenderPool(1);
    const subjects = createPictureSubjects(shop.db);
    const render: RenderPool['render'] = (task) => {
      drawn += 1;
      return pool.render(task);
    };
    media = createMediaApp({
      pictures: createDrawnPictures({ subjects, pool: { render }, folder: join(folder, 'media') }),
      fileOf: createProductFile(shop.db),
      isBrand: (id) => Promise.resolve(id < 3),
      uploads: shop.useCases.uploads,
      log: pino({ level: 'silent' }),
    });
  });
  afterAll(async () => {
    await pool.close();
    await shop.close();
    await rm(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    Promise.resolve(media.fetch(new Request(`http://shop.test${path}`, { headers })));

  it('draws a picture once for parallel requests, and stores it atomically', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => get('/media/products/1.webp')),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    }
    expect(drawn).toBe(1);
    expect((await get('/media/products/1.webp')).status).toBe(200);
    expect(drawn).toBe(1);
    expect(readdirSync(join(folder, 'media/products'))).toEqual([
      expect.stringMatching(/^1-1-[0-9a-f]{16}\.webp$/),
    ]);
  });

  it('answers 304 to a current ETag', async () => {
    const etag = (await get('/media/products/1.webp')).headers.get('etag') ?? '';
    const answer = await get('/media/products/1.webp', { 'if-none-match': `W/"x", ${etag}` });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
  });

  it('redraws a changed product picture', async () => {
    const before = (await get('/media/products/1.webp')).headers.get('etag');
    const pack = { shape: 'tube', title: 'New', line: 'ใหม่' } as const;
    await shop.db.insert(productLooks).values({ productId: 1, pack });
    const answer = await get('/media/products/1.webp');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).not.toBe(before);
    expect(drawn).toBe(2);
  });

  it('serves the files of the records, in their order', async () => {
    const front = (await get('/media/products/1.webp')).headers.get('etag');
    const again = { productId: 1, position: 7, file: 'products/1-1', altEn: '', altTh: '' };
    await shop.db.insert(productPictures).values(again);
    expect((await get('/media/products/1-7.webp')).headers.get('etag')).toBe(front);
    expect((await get('/media/products/1-8.webp')).status).toBe(404);
  });

  it('draws the logo of a brand', async () => {
    const answer = await get('/media/brands/1.webp');
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
    expect(existsSync(join(folder, 'media/brands'))).toBe(true);
  });

  it.each([
    ['products/1-2', 1200, 1200],
    ['products/1-3', 1200, 1200],
    ['products/1-4', 1200, 1200],
    ['scenes/hero-dawn', 1920, 768],
    ['scenes/promo-oral-phone', 960, 960],
    ['scenes/modal-flash', 960, 1200],
    ['scenes/topic-sleep', 1200, 800],
    ['scenes/pharmacist-2', 800, 800],
    ['scenes/review-1-3', 960, 960],
    ['scenes/department-101', 480, 480],
    ['scenes/branch-5', 1200, 800],
  ])('draws %s', async (name, width, height) => {
    const answer = await get(`/media/${name}.webp`);
    expect(answer.status).toBe(200);
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'webp', width, height });
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(`/media/${name}.webp`, { 'if-none-match': etag })).status).toBe(304);
  });

  it.each(['products/1', 'brands/1', 'categories/1', 'departments/101', 'banners/3', 'pages/home'])(
    'draws the card of %s for social networks, by language',
    async (name) => {
      const [en, th] = await Promise.all(
        ['en', 'th'].map((locale) => get(`/media/share/${locale}/${name}.jpg`)),
      );
      expect(en?.headers.get('content-type')).toBe('image/jpeg');
      expect(en?.headers.get('etag')).not.toBe(th?.headers.get('etag'));
      const card = await sharp(await th?.arrayBuffer()).metadata();
      expect(card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    },
  );

  it.each([
    'products/2',
    'products/99',
    'products/0',
    'products/99999999999',
    'brands/9',
    'products/x',
    'products/1.5',
    'products/..%2f1',
    'other/1',
    'products/1-1',
    'products/1-5',
    'products/2-2',
    'scenes/hero-nothing',
    'scenes/topic-sleep-phone',
    'scenes/hero-constructor',
    'scenes/review-2-1',
    'scenes/review-1-7',
    'scenes/review-1',
    'scenes/department-999',
    'scenes/branch-99',
    'scenes/branch-5-1',
    'share/en/products/2.jpg',
    'share/en/products/x.jpg',
    'share/en/pages/nothing.jpg',
    'share/en/pages/constructor.jpg',
    'share/en/nothing/1.jpg',
    'share/de/products/1.jpg',
  ])('knows no picture %s', async (name) => {
    const answer = await get(`/media/${name.endsWith('.jpg') ? name : `${name}.webp`}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  describe('a drawing that crashes its process', () => {
    const task = { kind: 'branch', branchId: 1 } as const;

    /** Opens a pool of one process that crashes on its first `crashes` tasks. */
    async function crashing(crashes: number): Promise<RenderPool> {
      const script = join(folder, `crashes-${String(crashes)}.mjs`);
      await writeFile(
        script,
        `import { appendFileSync, readFileSync } from 'node:fs';
        process.on('message', () => {
          appendFileSync(import.meta.filename + '.runs', 'x');
          if (readFileSync(import.meta.filename + '.runs').length <= ${String(crashes)}) process.exit(1);
          process.send({ bytes: new Uint8Array([7]) });
        });
        process.on('disconnect', () => process.exit());`,
      );
      return createRenderPool(1, script);
    }

    it('is tried once more in a new process', async () => {
      const fragile = await crashing(1);
      await expect(fragile.render(task)).resolves.toEqual(new Uint8Array([7]));
      await fragile.close();
    });

    it('fails the second time, and others continue', async () => {
      const fragile = await crashing(2);
      const both = [fragile.render(task), fragile.render(task)];
      await expect(both[0]).rejects.toThrow('ended');
      await expect(both[1]).resolves.toEqual(new Uint8Array([7]));
      await fragile.close();
    });

    it('fails at once while the pool closes', async () => {
      const fragile = createRenderPool(1);
      const first = fragile.render(task);
      await fragile.close();
      await expect(first).rejects.toThrow('ended');
    });
  });

  it('reports a failed drawing, and continues', async () => {
    const broken = { kind: 'packshot', subject: {} } as unknown as Parameters<
      RenderPool['render']
    >[0];
    await expect(pool.render(broken)).rejects.toThrow();
    const [subject] = await Promise.all([createPictureSubjects(shop.db).logo(1)]);
    if (!subject) throw new Error('no brand');
    expect((await pool.render({ kind: 'logo', subject })).byteLength).toBeGreaterThan(500);
  });
});
