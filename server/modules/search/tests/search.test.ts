import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPageSchema, type ProductPage } from '@/lib/catalog/contract.ts';
import { writeDueDocuments } from '../index-repo.ts';
import { brands, productBarcodes, products } from '@/server/db/schema/catalog.ts';
import { searchSynonyms, searchWords } from '../schema.ts';
import { synonymRows } from '@/demo/seed/synonyms/rows.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

describe('search', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await shop.db.insert(searchSynonyms).values(synonymRows());
    await plantShelves(shop.db);
    await plantProducts(shop.db, [
      { id: 1, nameEn: 'Gentle Rice Serum 50 ml', nameTh: 'เซรั่มข้าวอ่อนโยน 50 มล.', rank: 9 },
      { id: 2, nameEn: 'Rice Milk Serum', nameTh: 'น้ำนมข้าวเซรั่ม', rank: 1 },
      {
        id: 3,
        nameEn: 'Aloe Mask 50% off_pack',
        nameTh: 'มาสก์ว่านหางจระเข้',
        rank: 5,
        departmentId: 102,
        brandId: 2,
      },
      { id: 4, nameEn: 'Rosé Cream', nameTh: 'ครีมกุหลาบ', rank: 3, departmentId: 102 },
      {
        id: 5,
        nameEn: 'Paracetamol 500 mg',
        nameTh: 'พาราเซตามอล 500 มก.',
        departmentId: 201,
        rank: 2,
        registrationNo: '1A 680/68',
      },
      {
        id: 6,
        nameEn: 'Zolpidem 10 mg',
        nameTh: 'โซลพิเดม 10 มก.',
        departmentId: 201,
        registrationNo: '1A 681/68',
        listed: false,
      },
    ]);
    await shop.db.insert(productBarcodes).values(
      [
        ['96385074', 3] as const,
        ['012345678905', 4] as const,
        ['9520000000059', 5] as const,
        ['9520000000066', 6] as const,
      ].map(([barcode, productId]) => ({
        ...{ gtin: barcode.padStart(14, '0'), barcode },
        ...{ productId, position: 1 },
      })),
    );
  });
  afterAll(() => shop.close());

  async function search(q: string, query = '') {
    const { status, body } = await shop.call<ProductPage>(
      'GET',
      `/products/web?q=${encodeURIComponent(q)}${query}`,
    );
    expect(status).toBe(200);
    expect(productPageSchema.parse(body)).toEqual(body);
    return { ...body, ids: body.entities.map((product) => product.id) };
  }

  it.each<[what: string, query: string, expected: number[]]>([
    ['words of both languages', 'serum', [1, 2]],
    ['words of both languages', '  SERUM   rice ', [1, 2]],
    ['words of both languages', 'rice', [2, 1]],
    ['words of both languages', 'rice milk', [2]],
    ['words of both languages', 'เซรั่ม', [1, 2]],
    ['words of both languages', 'ข้าว', [2, 1]],
    ['words of both languages', 'serum ข้าว', [1, 2]],
    ['words of both languages', 'rose\u0301', [4]],
    ['words of both languages', 'โรส', [4]],
    ['brand, department and category', 'buarin', [3]],
    ['brand, department and category', 'บัวริน', [3]],
    ['brand, department and category', 'บัวรินทร์', [3]],
    ['brand, department and category', 'arun serum', [1, 2]],
    ['brand, department and category', 'อรุณ เซรั่ม', [1, 2]],
    ['brand, department and category', 'face masks', [3, 4]],
    ['brand, department and category', 'skin care', [1, 3, 4, 2]],
    ['brand, department and category', 'pain relief', [5]],
    ['sizes in any notation', '50ml', [1]],
    ['sizes in any notation', '50 ml', [1]],
    ['sizes in any notation', '๕๐ มล.', [1]],
    ['sizes in any notation', '500 มก', [5]],
    ['sizes in any notation', 'serum 50ML', [1]],
    ['beginnings', 'ser', [1, 2]],
    ['beginnings', 'se', [1, 2]],
    ['beginnings', 'พาราเซ', [5]],
    ['beginnings', 'เซรั่มข้', [1, 2]],
    ['everyday words and known misspellings', 'ซีรั่ม', [1, 2]],
    ['everyday words and known misspellings', 'พารา', [5]],
    ['everyday words and known misspellings', 'ยาแก้ปวด', [5]],
    ['everyday words and known misspellings', 'acetaminophen', [5]],
    ['everyday words and known misspellings', 'มาส์ก', [3, 4]],
  ])('finds by %s: %j', async (_, query, expected) => {
    const { ids, total, corrected } = await search(query);
    expect(ids).toEqual(expected);
    expect(total).toBe(expected.length);
    expect(corrected).toBe(false);
  });

  it.each([
    ['100003', [3]],
    [' ๑๐๐๐๐๓ ', [3]],
    ['1A 680/68', [5]],
    ['1a680-68', [5]],
    ['1A 681/68', []],
    ['100006', []],
    ['96385074', [3]],
    ['9638 5074', [3]],
    ['012345678905', [4]],
    ['0012345678905', [4]],
    ['9520000000059', [5]],
    ['๙๕๒-๐๐๐๐๐-๐๐๐๕-๙', [5]],
    ['09520000000059', [5]],
    ['9520000000058', []],
    ['9520000000066', []],
  ])('finds by item code, barcode and registration number: %j', async (identifier, expected) => {
    expect(await search(identifier)).toMatchObject({ ids: expected, corrected: false });
    expect((await search(identifier, '&brand=999')).ids).toEqual([]);
  });

  it.each([
    ['serun', 'serum', [1, 2]],
    ['เซรั่ทข้าว', 'เซรั่มข้าว', [1, 2]],
    ['parasetamal', 'paracetamol', [5]],
    ['หำพีท', 'serum', [1, 2]],
    ['glig=,', null, []],
    ['-hk;', 'ข้าว', [2, 1]],
    ['พรแำ', 'rice', [2, 1]],
    ['l;ylfu', null, []],
    ['rice qwxyz', null, []],
    ['serum qwxyz', 'serum', [1, 2]],
    ['serum mask', 'mask', [3, 4]],
    ['paracetamol serum', 'paracetamol', [5]],
    ['หำพีท!', 'serum', [1, 2]],
    ['-hk;?', 'ข้าว', [2, 1]],
    ['colgate', null, []],
    ['rice serum mask', 'rice serum', [2, 1]],
    ['qwxyz', null, []],
    ['zolpiden', null, []],
  ])('corrects %j to %j', async (query, wording, expected) => {
    const { ids, did_you_mean, corrected } = await search(query);
    expect(ids).toEqual(expected);
    expect({ did_you_mean, corrected }).toEqual({
      did_you_mean: wording,
      corrected: wording !== null,
    });
  });

  it('reports which words were dropped, if no product has all', async () => {
    expect(await search('rice serum mask')).toMatchObject({ left_out: ['mask'] });
    expect(await search('serum qwxyz')).toMatchObject({ left_out: ['qwxyz'] });
    expect(await search('serun')).toMatchObject({ left_out: [] });
    expect(await search('serum')).toMatchObject({ left_out: [] });
  });

  it.each([
    ['a beginning', 'skinny', 'en', ['Serums', 'Face Masks']],
    ['a Thai word among others', 'บรรเทา qwxyz qwxyzz', 'th', ['บรรเทาปวด']],
    ['what a word stands for', 'มาส์ก qwxyz qwxyzz', 'en', ['Face Masks']],
    ['nothing similar', 'qwxyz', 'en', []],
  ])('suggests shelves for words without results: by %s', async (_, query, locale, names) => {
    const { total, near } = await search(query, `&locale=${locale}`);
    expect(total).toBe(0);
    expect(near.map((department) => department.dept_name)).toEqual(names);
    for (const { url } of near) expect(url).toMatch(/^\/categories\/[12]\/[a-z-]+$/);
  });

  it('suggests no shelf if something was found', async () => {
    expect(await search('serum')).toMatchObject({ near: [] });
    expect(await search('serun')).toMatchObject({ near: [] });
  });

  it.each([
    '',
    '   ',
    '\u0000',
    '%',
    '_',
    '\\',
    "'",
    "' OR 1=1 --",
    "serum'; DROP TABLE products",
    '😀',
    '\u200b\ufeff',
    '<script>alert(1)</script>',
    '<b></b>',
    '&|!():*<->',
    '\u202Eserum',
    'ก'.repeat(200),
    'เซรั่ม'.repeat(33),
    'a '.repeat(100),
    '์'.repeat(200),
  ])('answers %j', async (query) => {
    const { total, did_you_mean } = await search(query, '&facets=true');
    expect(total).toBeGreaterThanOrEqual(0);
    expect(did_you_mean ?? '').not.toMatch(/[<>&'"%]/);
  });

  it('finds nothing for text without words, with an empty answer', async () => {
    for (const query of ['', '  ', '%', '😀', '<br>', '\u200b']) {
      expect(await search(query)).toMatchObject({
        entities: [],
        total: 0,
        facets: null,
        did_you_mean: null,
        corrected: false,
      });
    }
  });

  it('handles bytes that are not text', async () => {
    for (const bytes of ['%ED%A0%80', '%FF', '%00', '%E0%B8']) {
      const { status, body } = await shop.call('GET', `/products/web?q=${bytes}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ entities: [], total: 0 });
    }
  });

  it('refuses text longer than the search field', async () => {
    expect((await shop.call('GET', `/products/web?q=${'a'.repeat(201)}`)).status).toBe(422);
    expect((await shop.call('GET', `/products/web?q=${'ก'.repeat(2_000)}`)).status).toBe(422);
  });

  it('has the total on a page past the end', async () => {
    expect(await search('rice', '&page=9')).toMatchObject({ entities: [], total: 2 });
    expect(await search('serun', '&page=9')).toMatchObject({ total: 2, corrected: true });
  });

  it('sorts and narrows its results', async () => {
    expect((await search('rice', '&sort=newest')).ids).toEqual([1, 2]);
    expect((await search('skin care', '&dept=face-masks')).ids).toEqual([3, 4]);
    expect((await search('skin care', '&brand=2')).ids).toEqual([3]);
    expect(await search('serun', '&brand=2')).toMatchObject({ ids: [], corrected: false });
    expect(await search('gentle rice serum', '&brand=2')).toMatchObject({
      ids: [],
      did_you_mean: null,
    });
  });

  it('ranks names that start with the words first, then names with all words, then the rest', async () => {
    await plantProducts(shop.db, [
      { id: 21, nameEn: 'Pomelo Scrub', nameTh: 'สครับส้มโอ', rank: 1 },
      { id: 22, nameEn: 'Fresh Pomelo', nameTh: 'ส้มโอสด', rank: 5 },
    ]);
    expect((await search('pomelo')).ids).toEqual([21, 22]);
    expect((await search('ส้มโอ')).ids).toEqual([22, 21]);
  });

  it('never reveals a hidden product, not even in a suggestion', async () => {
    const [hidden] = await shop.db
      .select()
      .from(searchWords)
      .where(sql`word = 'zolpidem' AND products > 0`);
    expect(hidden).toBeUndefined();
    expect((await search('zolpidem')).total).toBe(0);
  });

  it('follows a product that is renamed, hidden or deleted, and a renamed brand', async () => {
    const index = () => writeDueDocuments(shop.db);
    await plantProducts(shop.db, [{ id: 31, nameEn: 'Velvet Clay', nameTh: 'โคลนกำมะหยี่' }]);
    expect((await search('velvet')).ids).toEqual([31]);
    await shop.db
      .update(products)
      .set({ nameEn: 'Satin Clay' })
      .where(sql`id = 31`);
    await index();
    expect((await search('velvet')).ids).toEqual([]);
    expect((await search('satin')).ids).toEqual([31]);
    await shop.db
      .update(products)
      .set({ state: 'archived' })
      .where(sql`id = 31`);
    expect((await search('satin')).ids).toEqual([]);
    await shop.db
      .update(products)
      .set({ state: 'live' })
      .where(sql`id = 31`);
    expect((await search('satin')).ids).toEqual([31]);
    await shop.db
      .update(brands)
      .set({ nameEn: 'Sarinya' })
      .where(sql`id = 2`);
    await index();
    expect((await search('sarinya')).ids).toEqual([3]);
    await shop.db.execute(sql`DELETE FROM stock WHERE product_id = 31`);
    await shop.db.execute(sql`DELETE FROM products WHERE id = 31`);
    expect((await search('satin')).ids).toEqual([]);
    const words = await shop.db
      .select()
      .from(searchWords)
      .where(sql`word = 'satin'`);
    expect(words).toEqual([{ word: 'satin', products: 0 }]);
  });
});
