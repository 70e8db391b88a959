import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureSubjects } from '../../server/db/repos/pictures.ts';
import { products } from '../../server/db/schema/catalog.ts';
import { createMediaApp } from '../../server/http/media.ts';
import { createPictureStore } from '../../server/providers/pictures/picture-store.ts';
import { createRenderPool, type RenderPool } from '../../server/providers/pictures/render-pool.ts';
import { plantProducts, plantShelves } from '../harness/catalogue.ts';
import { openShop, type Shop } from '../harness/shop.ts';

describe('media', () => {
  let shop: Shop;
  let folder: string;
  let pool: RenderPool;
  let drawn = 0;
  let media: ReturnType<typeof createMediaApp>;
  beforeAll(async () => {
    shop = await openShop();
    await plantShelves(shop.db);
    await plantProducts(shop.db, [{ id: 1 }, { id: 2, listed: false, drugClass: 'controlled' }]);
    folder = await mkdtemp(join(tmpdir(), 'arun-media-'));
    pool = createRenderPool(1);
    const subjects = createPictureSubjects(shop.db);
    const render: RenderPool['render'] = (task) => {
      drawn += 1;
      return pool.render(task);
    };
    media = createMediaApp(
      createPictureStore({ subjects, pool: { render }, folder: join(folder, 'media') }),
      pino({ level: 'silent' }),
    );
  });
  afterAll(async () => {
    await pool.close();
    await shop.close();
    await rm(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    Promise.resolve(media.fetch(new Request(`http://shop.test${path}`, { headers })));

  it('draws a picture once, however many ask, and keeps it whole', async () => {
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
      expect.stringMatching(/^1-[0-9a-f]{16}\.webp$/),
    ]);
  });

  it('answers 304 to whoever has it', async () => {
    const etag = (await get('/media/products/1.webp')).headers.get('etag') ?? '';
    const answer = await get('/media/products/1.webp', { 'if-none-match': `W/"x", ${etag}` });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
  });

  it('draws anew what the product shows anew', async () => {
    const before = (await get('/media/products/1.webp')).headers.get('etag');
    const pack = { shape: 'tube', title: 'New', line: 'ใหม่', size: '1' } as const;
    await shop.db.update(products).set({ pack }).where(eq(products.id, 1));
    const answer = await get('/media/products/1.webp');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).not.toBe(before);
    expect(drawn).toBe(2);
  });

  it('draws the mark of a brand', async () => {
    const answer = await get('/media/brands/1.webp');
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
    expect(existsSync(join(folder, 'media/brands'))).toBe(true);
  });

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
  ])('knows no picture %s', async (name) => {
    const answer = await get(`/media/${name}.webp`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('says when a drawing fails, and draws on', async () => {
    const broken = { kind: 'packshot', subject: {} } as unknown as Parameters<
      RenderPool['render']
    >[0];
    await expect(pool.render(broken)).rejects.toThrow();
    const [subject] = await Promise.all([createPictureSubjects(shop.db).logo(1)]);
    if (!subject) throw new Error('no brand');
    expect((await pool.render({ kind: 'logo', subject })).byteLength).toBeGreaterThan(500);
  });
});
