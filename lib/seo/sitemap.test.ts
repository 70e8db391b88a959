import { beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTS_PER_FILE, productFiles, productsOfFile, sitemapIndex, urlSet } from './sitemap';
import { samePath } from './urls';
import { pagePath } from '../pages/path-to';

beforeAll(() => {
  process.env.PUBLIC_URL = 'https://shop.example';
});

/** Fake service with products of these ids. */
function indexOf(ids: readonly number[]) {
  return async ({ after, limit }: { after: number; limit: number }) => ({
    total: ids.length,
    entities: ids
      .filter((id) => id > after)
      .slice(0, limit)
      .map((id) => ({
        id,
        name_en: `Balm ${String(id)}`,
        name_th: `ยาหม่อง ${String(id)}`,
        updated_at: '2026-01-02T03:04:05Z',
      })),
  });
}

describe('product files', () => {
  it('skips gaps between ids', async () => {
    const ids = [1, PRODUCTS_PER_FILE, 4 * PRODUCTS_PER_FILE + 1];
    expect(await productFiles(indexOf(ids))).toEqual([1, 5]);
    expect(await productFiles(indexOf([]))).toEqual([]);
  });

  it('assigns every product to exactly one file', async () => {
    const ids = [1, 2, PRODUCTS_PER_FILE, PRODUCTS_PER_FILE + 1, 3 * PRODUCTS_PER_FILE];
    const read = indexOf(ids);
    const pages = await Promise.all(
      (await productFiles(read)).map((file) => productsOfFile(read, file)),
    );
    expect(pages.flat().map(({ paths }) => paths.en.split('/').at(-1))).toEqual(ids.map(String));
    expect(await productsOfFile(read, 9)).toEqual([]);
  });

  it('names products in each language', async () => {
    const [page] = await productsOfFile(indexOf([5]), 1);
    expect(page?.paths).toEqual({
      en: '/products/balm-5/5',
      th: `/th/products/${encodeURIComponent('ยาหม่อง-5')}/5`,
    });
  });
});

it('writes each language with links to all', () => {
  const xml = urlSet([{ paths: samePath(pagePath('/brands')), changed: '2026-01-02T03:04:05Z' }]);
  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(xml).toContain(
    '<url><loc>https://shop.example/th/brands</loc><lastmod>2026-01-02T03:04:05Z</lastmod>',
  );
  expect(xml.match(/hreflang="x-default" href="https:\/\/shop.example\/brands"/g)).toHaveLength(2);
});

it('escapes XML', () => {
  expect(sitemapIndex(["/a?b=1&c='2'"])).toContain('/a?b=1&amp;c=');
  expect(sitemapIndex(['/a&b'])).not.toMatch(/&(?!amp;)/);
});
