import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Product,
  type ProductPage,
  type SitemapAnswer,
  productPageSchema,
  productSchema,
} from '@/lib/catalog/contract.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

describe('products', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantShelves(shop.db);
    await plantProducts(shop.db, [
      {
        id: 1,
        nameEn: 'Rice Serum',
        nameTh: 'เซรั่มข้าว',
        price: 59_050,
        dealPrice: 49_900,
        rank: 5,
        rating: [45, 10],
        available: 3,
        lists: ['week'],
      },
      {
        id: 2,
        departmentId: 102,
        brandId: 2,
        price: 3_900,
        rank: 9,
        rating: [5, 1],
        createdAt: new Date('2026-03-01T00:00:00Z'),
        lists: ['new-arrival', 'week'],
      },
      {
        id: 3,
        price: 20_000,
        rank: 7,
        rating: [480, 100],
        available: 0,
        createdAt: new Date('2026-02-01T00:00:00Z'),
        lists: ['week'],
      },
      {
        id: 4,
        departmentId: 201,
        drugClass: 'packaged',
        registrationNo: '1A 12/55',
        price: 8_000,
        rank: 1,
        purchaseLimit: 2,
      },
      {
        id: 5,
        departmentId: 201,
        drugClass: 'dangerous',
        registrationNo: '1A 13/55',
        price: 12_000,
        rank: 2,
      },
      {
        id: 6,
        departmentId: 201,
        drugClass: 'controlled',
        listed: false,
        rank: 99,
        lists: ['week', 'recommends'],
      },
    ]);
  });
  afterAll(() => shop.close());

  async function list(query: string) {
    const { status, body } = await shop.call<ProductPage>('GET', `/products/web?${query}`);
    expect(status).toBe(200);
    expect(productPageSchema.parse(body)).toEqual(body);
    return { ...body, ids: body.entities.map((product) => product.id) };
  }

  it('lists by rank, sold-out products last, with prices in baht and both names', async () => {
    const { ids, total, page, per_page, entities } = await list('locale=th');
    expect(ids).toEqual([2, 1, 5, 4, 3]);
    expect({ total, page, per_page }).toEqual({ total: 5, page: 1, per_page: 10 });
    expect(entities[1]).toMatchObject({
      product_name: 'เซรั่มข้าว',
      product_name_en: 'Rice Serum',
      price: 590.5,
      deal_price: 499,
      brand_desc: 'อรุณ เดลี่',
      category_name: 'ดูแลผิวหน้า',
      image: { thumbnail_url: '/media/products/1.webp' },
      rating: { average: 4.5, count: 10 },
      stock: 'low',
      drug: null,
    });
  });

  it.each([
    ['category=1', [2, 1, 3]],
    ['category=2', [5, 4]],
    ['category=9', []],
    ['dept=serums', [1, 3]],
    ['dept=102', [2]],
    ['category=2&dept=serums', []],
    ['brand=2', [2]],
    ['price_min=100&price_max=200', [5, 3]],
    ['price_max=499', [2, 1, 5, 4, 3]],
    ['price_max=498.99', [2, 5, 4, 3]],
    ['in_stock=true', [2, 1, 5, 4]],
    ['list=promotion', [1]],
    ['list=week', [2, 1, 3]],
    ['list=new-arrival', [2]],
    ['list=recommends', []],
    ['list=week&sort=price-asc', [2, 3, 1]],
    ['sort=newest', [2, 3, 1, 4, 5]],
    ['sort=price-asc', [2, 4, 5, 3, 1]],
    ['sort=price-desc', [1, 3, 5, 4, 2]],
    ['sort=rating', [3, 1, 2, 4, 5]],
    ['page=2&per_page=2', [5, 4]],
  ])('finds by %s', async (query, expected) => {
    expect((await list(query)).ids).toEqual(expected);
  });

  it('answers a page past the end empty, with the right total', async () => {
    expect(await list('page=100000&per_page=100&category=1')).toMatchObject({ ids: [], total: 3 });
  });

  it.each([
    'page=0',
    'per_page=101',
    'sort=best',
    'list=cheap',
    'category=x',
    'dept=A_B',
    'price_min=-1',
    'locale=fr',
  ])('refuses %s', async (query) => {
    const { status, body } = await shop.call('GET', `/products/web?${query}`);
    expect(status).toBe(422);
    expect(body['code']).toBe('VALIDATION');
    expect(Object.keys(body['fields'] as object)).toEqual([query.split('=')[0]]);
  });

  it('shows a product with its breadcrumb and its limit', async () => {
    const { status, body, headers } = await shop.call<Product>('GET', '/products/4?locale=th');
    expect(status).toBe(200);
    expect(productSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      id: 4,
      limit: 2,
      price_source: 'list',
      description: 'เกี่ยวกับ สินค้า 4',
      drug: { class: 'packaged', policy: 'direct', reg_no: '1A 12/55' },
      breadcrumb: [
        { name: 'ยา', url: '/categories/2' },
        { name: 'บรรเทาปวด', url: '/categories/2/pain-relief' },
      ],
    });
    expect(headers.get('cache-control')).toContain('s-maxage');
  });

  it('describes each picture in the requested language', async () => {
    for (const [locale, name] of [
      ['en', 'Product 4'],
      ['th', 'สินค้า 4'],
    ]) {
      const { body } = await shop.call<Product>('GET', `/products/4?locale=${String(locale)}`);
      expect(body.images.map(({ large_url, alt }) => [large_url, alt])).toEqual([
        ['/media/products/4.webp', `${String(name)}, 1`],
        ['/media/products/4-2.webp', `${String(name)}, 2`],
        ['/media/products/4-3.webp', `${String(name)}, 3`],
        ['/media/products/4-4.webp', `${String(name)}, 4`],
      ]);
    }
  });

  it('says that a dangerous medicine needs approval', async () => {
    const { body } = await shop.call<Product>('GET', '/products/5');
    expect(body.drug).toMatchObject({ class: 'dangerous', policy: 'approval' });
  });

  it('never exposes a specially controlled medicine', async () => {
    for (const path of ['/products/6', '/products/6/related']) {
      expect((await shop.call('GET', path)).status).toBe(404);
    }
    for (const path of [
      '/products/web?per_page=100',
      '/products/web?q=6',
      '/products/index',
      '/products/5/related',
    ]) {
      const { body } = await shop.call<{ entities: { id: number }[] }>('GET', path);
      expect(body.entities.map((entity) => entity.id)).not.toContain(6);
    }
  });

  it('relates others of the department, best first', async () => {
    const { body } = await shop.call<ProductPage>('GET', '/products/1/related');
    expect(body.entities.map((product) => product.id)).toEqual([3]);
  });

  it.each(['999', '0', '2147483648', 'abc', '1.5', '-1'])('knows no product %s', async (id) => {
    const { status, body } = await shop.call('GET', `/products/${id}`);
    expect(status).toBe(404);
    expect(body['code']).toBe('NOT_FOUND');
  });

  it('indexes products in order of id for sitemaps', async () => {
    const { body } = await shop.call<SitemapAnswer>('GET', '/products/index?after=1&limit=2');
    expect(body.total).toBe(5);
    expect(body.entities.map((entry) => entry.id)).toEqual([2, 3]);
    expect(Date.parse(body.entities[0]?.updated_at ?? '')).not.toBeNaN();
  });

  it('answers promotion groups as entities', async () => {
    expect((await shop.call('GET', '/promotion-groups/web')).body).toEqual({ entities: [] });
  });
});
