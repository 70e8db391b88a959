import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestionsSchema, type Suggestions } from '@/lib/search/contract.ts';
import { contents } from '@/server/modules/contents/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

describe('suggestions', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantShelves(shop.db);
    const serums = Array.from({ length: 12 }, (_, index) => ({
      ...{
        id: index + 1,
        nameEn: `Serum ${String(index + 1)}`,
        nameTh: `เซรั่ม ${String(index + 1)}`,
      },
      ...{ price: (index + 1) * 10_000, rank: -index },
    }));
    await plantProducts(shop.db, [
      ...serums,
      { id: 21, nameEn: 'Buarin Serene Mask', nameTh: 'มาสก์บัวริน', departmentId: 102, brandId: 2 },
      {
        id: 31,
        nameEn: 'Paracetamol 500 mg',
        nameTh: 'พาราเซตามอล 500 มก. แก้ปวดหัว',
        departmentId: 201,
        drugClass: 'household',
      },
    ]);
    const article = (id: number, slug: string, titleEn: string, titleTh: string, shown = true) => ({
      ...{ id, type: 'article' as const, slug, titleEn, titleTh, excerptEn: '', excerptTh: '' },
      ...{ topic: 'care', topicEn: 'Care', topicTh: 'ดูแล', picture: 'care', blocks: [] },
      activeFrom: new Date(shop.clock.now().getTime() + (shown ? -1_000 : 86_400_000)),
      updatedAt: shop.clock.now(),
    });
    await shop.db
      .insert(contents)
      .values([
        article(7, 'headaches-and-painkillers', 'Pain relievers', 'ยาบรรเทาปวด'),
        article(8, 'serums', 'How to use a serum, 100%', 'ใช้เซรั่มอย่างไร'),
        article(9, 'serums-later', 'More about serum', 'เซรั่มอีกเรื่อง', false),
      ]);
  });
  afterAll(() => shop.close());

  async function suggest(q: string, locale = 'en') {
    const query = new URLSearchParams({ q, locale });
    const path = `/suggestions?${query.toString()}`;
    const { status, body } = await shop.call<Suggestions>('GET', path);
    expect(status).toBe(200);
    expect(suggestionsSchema.parse(body)).toEqual(body);
    const { query: read, ...rows } = body;
    expect(Object.values(rows).flat().length).toBeLessThanOrEqual(10);
    return {
      ...{ query: read, words: rows.words, complaints: rows.complaints },
      brands: rows.brands.map(({ name }) => name),
      departments: rows.departments.map(({ dept_name: name }) => name),
      products: rows.products.map(({ id }) => id),
      articles: rows.articles.map(({ title }) => title),
    };
  }

  it('come in all kinds, of which each has its place', async () => {
    expect(await suggest('ser')).toEqual({
      query: 'ser',
      words: ['serum', 'serene'],
      complaints: [],
      brands: ['Arun Daily'],
      departments: ['Serums'],
      products: [1, 2, 3, 4, 5],
      articles: ['How to use a serum, 100%'],
    });
  });

  it('come in the language of the page', async () => {
    const found = await suggest('เซร', 'th');
    expect(found).toMatchObject({
      // The department says it already.
      words: [],
      departments: ['เซรั่ม'],
      articles: ['ใช้เซรั่มอย่างไร'],
    });
    expect(found.brands).toEqual(['อรุณ เดลี่']);
  });

  it('name a complaint from its beginning on, with its article and its products alone', async () => {
    expect(await suggest('ปวดหั', 'th')).toMatchObject({
      complaints: [
        { name: 'ปวดหัว', keyword: 'ปวดหัว' },
        { name: 'เจ็บหน้าอก', keyword: 'ปวดหัวใจ' },
      ],
      articles: ['ยาบรรเทาปวด'],
    });
    expect(await suggest('headac')).toMatchObject({
      words: [],
      complaints: [{ name: 'Headache', keyword: 'headache' }],
      articles: ['Pain relievers'],
    });
    expect((await suggest('ปวดหัว', 'th')).products).toEqual([31]);
  });

  it('follow the price of the text', async () => {
    expect(await suggest('serum under 300')).toMatchObject({
      ...{ query: 'serum', words: [], products: [1, 2, 3], articles: ['How to use a serum, 100%'] },
    });
    expect(await suggest('serum under 50')).toMatchObject({ products: [] });
  });

  it('say which query a misspelt text is read as', async () => {
    expect(await suggest('seurm')).toMatchObject({ query: 'serum', departments: ['Serums'] });
  });

  it('have no article before its time, and find none by a wildcard', async () => {
    expect((await suggest('serum')).articles).toEqual(['How to use a serum, 100%']);
    expect((await suggest('serum %%%')).articles).toEqual(['How to use a serum, 100%']);
    expect((await suggest('___')).articles).toEqual([]);
    expect((await suggest('to')).articles).toEqual([]);
  });

  it.each(['', '   ', 'qwxyz', '\u0000', '😀', "' OR --", '\\', 'ก'.repeat(200), '์'.repeat(200)])(
    'are none for %j',
    async (text) => {
      expect(await suggest(text)).toMatchObject({
        ...{ words: [], complaints: [], brands: [], departments: [], products: [], articles: [] },
      });
    },
  );

  it('refuse longer text', async () => {
    expect((await shop.call('GET', `/suggestions?q=${'a'.repeat(201)}`)).status).toBe(422);
  });
});
