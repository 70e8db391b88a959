import { eq, gte, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productBarcodes, products } from '@/server/db/schema/catalog.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { importerOf, type Importer } from '@/tests/harness/imports.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const [SOAP, SYRUP, GEL] = [1, 2, 3];
let shop: Shop;
let person: TestMember;
let files: Importer;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOAP, nameEn: 'Rose Soap', nameTh: 'สบู่กุหลาบ', purchaseLimit: 5 },
    { id: SYRUP, nameEn: 'Cough Syrup', drugClass: 'packaged', departmentId: 201 },
    { id: GEL, nameEn: 'Aloe Gel' },
  ]);
  person = await signIn(shop);
  await joinAs(shop, person.memberId, 'catalogue');
  files = importerOf(shop, person);
});
beforeEach(async () => {
  await shop.db.update(products).set({
    ...{ state: 'live', price: 12_950, dealPrice: 900, memberPrice: 0 },
    ...{ descriptionEn: '=SUM(A1), "quoted"\nand broken', searchWords: '-' },
    itemCode: sql`lpad(${products.id}::text, 6, '0')`,
  });
});
afterAll(() => shop.close());

const text = (bytes: ArrayBuffer) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const exported = async (query = '') => text(await files.exported(query));
const productOf = async (id: number) =>
  (await shop.db.select().from(products).where(eq(products.id, id)))[0];

describe('the export', () => {
  it('imported unchanged changes nothing', async () => {
    const file = await exported();
    expect(file.startsWith('\uFEFFitem_code,state,')).toBe(true);
    expect(file).toContain('000001,live,Rose Soap');
    expect(file).toContain(`"'=SUM(A1), ""quoted""\nand broken"`);
    const { state, counts, can_apply: canApply } = await files.dryRun(file);
    expect({ state, canApply, ...counts }).toMatchObject({
      ...{ state: 'checked', canApply: false, added: 0, changed: 0, same: 3, refused: 0 },
    });
  });

  it('of more products than are read at once has each of them once', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => ({ id: 1_000 + index }));
    await plantProducts(shop.db, many);
    const rows = (await exported('?sort=code&q=Product+1')).trimEnd().split('\r\n').slice(1);
    await shop.db.execute(sql`DELETE FROM product_pictures WHERE product_id >= 1000`);
    await shop.db.execute(sql`DELETE FROM stock WHERE product_id >= 1000`);
    await shop.db.delete(products).where(gte(products.id, 1_000));
    expect(rows).toHaveLength(1_000);
    expect(new Set(rows.map((row) => row.split(',', 1)[0])).size).toBe(1_000);
  });

  it('of a view has exactly its products, in its order', async () => {
    await shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, SYRUP));
    const codes = (file: string) => file.match(/^\d{6}/gm);
    expect(codes(await exported('?state=live&sort=-code'))).toEqual(['000003', '000001']);
    expect(codes(await exported('?q=syrup'))).toEqual(['000002']);
  });
});

describe('a file', () => {
  const FILE = [
    'price,item_code,name_en',
    '"1,290.50",000001,Rose Soap',
    '12.345,000002,',
    '-,000003,Aloe Gel',
    '10,8.85E+12,Nothing',
    '9,000001,',
  ].join('\r\n');

  it('says what it would change and refuse, and changes nothing', async () => {
    const { id, counts } = await files.dryRun(FILE);
    expect(counts).toMatchObject({ added: 0, changed: 1, same: 0, refused: 4 });
    expect(await files.rows(id, 'changed')).toEqual([
      expect.objectContaining({
        ...{ row: 2, item_code: '000001' },
        changes: [{ column: 'price', before: '129.50', after: '1290.50' }],
      }),
    ]);
    const refused = await files.rows(id, 'refused');
    expect(
      refused.map(({ row, reasons }) => [row, reasons[0]?.column, reasons[0]?.message]),
    ).toEqual([
      [3, 'price', '“12.345” can mean different amounts. Please write it like 1,290.00.'],
      [4, 'price', 'Please fill in this field.'],
      [5, 'item_code', expect.stringContaining('A spreadsheet shortened “8.85E+12”')],
      [6, 'item_code', 'Row 2 has the same item code.'],
    ]);
    expect((await productOf(SOAP))?.price).toBe(12_950);
  });

  it('is applied as the dry run said, with the audit log, and undone', async () => {
    const { id, state, counts } = await files.apply(FILE);
    expect({ state, ...counts }).toMatchObject({ state: 'done', done: 1, stale: 0, refused: 4 });
    expect((await productOf(SOAP))?.price).toBe(129_050);
    const [line] = await shop.db
      .select()
      .from(auditLog)
      .where(like(auditLog.requestId, `import ${String(id)}`));
    expect(line).toMatchObject({
      ...{ action: 'product.price', subject: 'product 1', cause: 'import' },
      ...{ detail: { import: id }, changes: { price: [12_950, 129_050] } },
      memberId: person.memberId,
    });
    const undone = await files.undo(id);
    expect(undone).toMatchObject({ state: 'undone', counts: { done: 0, undone: 1, kept: 0 } });
    expect((await productOf(SOAP))?.price).toBe(12_950);
  });

  it('gives refused rows back with their reasons, which it reads again once they are mended', async () => {
    const { id } = await files.apply(FILE);
    const refused = await files.file(id, 'refused', 'th');
    expect(refused.split('\r\n')[0]).toContain('price,item_code,name_en,import_reason');
    expect(refused).toContain('12.345,000002,');
    expect(refused).toContain('อ่านได้หลายแบบ');
    expect(await files.file(id, 'done')).toContain('"1,290.50",000001,Rose Soap');
    const [head = '', first = ''] = refused.split('\r\n');
    const again = await files.apply(`${head}\r\n${first.replace('12.345', '12.34')}\r\n`);
    expect(again.counts).toMatchObject({ changed: 1, done: 1, refused: 0 });
    expect((await productOf(SYRUP))?.price).toBe(1_234);
  });

  it('leaves products alone that changed after the dry run', async () => {
    const { id } = await files.dryRun('item_code,price\n000001,99\n000003,99');
    await shop.db.update(products).set({ nameEn: 'Lotus Soap' }).where(eq(products.id, SOAP));
    await files.step(id, 'apply');
    await shop.runJob('imports');
    expect((await files.read(id)).counts).toMatchObject({ done: 1, stale: 1 });
    expect((await productOf(SOAP))?.price).toBe(12_950);
    await shop.db.update(products).set({ price: 7_700 }).where(eq(products.id, GEL));
    expect((await files.undo(id)).counts).toMatchObject({ undone: 0, kept: 1 });
    expect((await productOf(GEL))?.price).toBe(7_700);
    await shop.db.update(products).set({ nameEn: 'Rose Soap' }).where(eq(products.id, SOAP));
  });
});

describe('new products', () => {
  const HEAD = 'รหัสสินค้า;ชื่อภาษาอังกฤษ;ชื่อภาษาไทย;แบรนด์;หมวด;ราคา;บาร์โค้ด;สถานะ';

  it('are added with barcodes and price, by names of brand and department, and archived by undoing', async () => {
    const row = '0007;Lip Balm;ลิปบาล์ม;อรุณ เดลี่;serums;๘๕.๕๐;8850000000003;live';
    const { id, counts } = await files.apply(`sep=;\r\n${HEAD}\r\n${row}`);
    expect(counts).toMatchObject({ added: 1, done: 1 });
    const [added] = await shop.db.select().from(products).where(eq(products.itemCode, '0007'));
    expect(added).toMatchObject({ nameTh: 'ลิปบาล์ม', brandId: 1, price: 8_550, state: 'live' });
    const [barcode] = await shop.db
      .select()
      .from(productBarcodes)
      .where(eq(productBarcodes.productId, added?.id ?? 0));
    expect(barcode?.barcode).toBe('8850000000003');
    expect(await files.undo(id)).toMatchObject({ state: 'undone', counts: { undone: 1 } });
    expect((await productOf(added?.id ?? 0))?.state).toBe('archived');
  });

  it('are read from Windows-874 too', async () => {
    const tis = (line: string) =>
      Uint8Array.from(line, (letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return code < 0x80 ? code : code - 0x0e01 + 0xa1;
      });
    const { encoding, delimiter, headings } = await files.upload(tis(`${HEAD}\r\n0008;;;;;;;`));
    expect({ encoding, delimiter, first: headings[0] }).toEqual({
      ...{ encoding: 'windows-874', delimiter: ';', first: 'รหัสสินค้า' },
    });
  });

  it('need names, a known brand and a barcode of their own', async () => {
    const { id } = await files.dryRun(`${HEAD}\n0009;;ขี้ผึ้ง;Nivana;serums;;123;live`);
    const [row] = await files.rows(id, 'refused');
    expect(row?.reasons.map(({ column }) => column)).toEqual(['brand']);
    const next = await files.dryRun(`${HEAD}\n0009;;ขี้ผึ้ง;525;serums;;123;live`);
    const [other] = await files.rows(next.id, 'refused');
    expect(other?.reasons.map(({ column }) => column)).toEqual(['name_en', 'barcodes']);
  });
});

describe('medicine', () => {
  it('never changes its class in the shop by a file', async () => {
    const { id, counts } = await files.dryRun('item_code,drug_class\n000002,none\n000001,none');
    expect(counts).toMatchObject({ same: 1, refused: 1 });
    const [row] = await files.rows(id, 'refused');
    expect(row?.reasons.map(({ message }) => message)).toEqual([
      'You may not change this. Please ask somebody who may.',
      expect.stringContaining('change only in drafts'),
    ]);
  });
});

describe('steps', () => {
  it('refuse unknown headings until they have a column or are left out, and remember it', async () => {
    const { id, mapping } = await files.upload('item_code,Cost,price\n000001,5,99');
    expect(mapping).toEqual(['item_code', null, 'price']);
    const check = (columns: readonly string[]) =>
      files.call('POST', `/imports/${String(id)}/check`, { columns });
    expect((await check(['item_code', 'price', 'price'])).body.code).toBe('IMPORT_MAPPING');
    expect((await check(['name_en', 'skip', 'price'])).body.code).toBe('IMPORT_MAPPING');
    expect((await check(['item_code', 'skip', 'price'])).status).toBe(200);
    await shop.runJob('imports');
    expect((await files.read(id)).counts).toMatchObject({ changed: 1 });
    const again = await files.upload('item_code,Cost,price\n000002,5,99');
    expect(again.mapping).toEqual(['item_code', 'skip', 'price']);
  });

  it('are refused out of turn, and others neither see unfinished files nor apply them', async () => {
    const { id } = await files.dryRun('item_code,price\n000001,99');
    const other = await signIn(shop);
    await joinAs(shop, other.memberId, 'catalogue');
    const theirs = importerOf(shop, other);
    expect((await theirs.read(id)).can_apply).toBe(false);
    expect((await theirs.step(id, 'apply')).status).toBe(409);
    expect((await files.step(id, 'undo')).body.code).toBe('IMPORT_STATE');
    expect((await files.step(id, 'cancel')).body.state).toBe('cancelled');
    expect((await files.step(id, 'apply')).body.code).toBe('IMPORT_STATE');
    const begun = await files.call('POST', '/imports', {
      ...{ kind: 'products', file_name: 'a.csv', size: 10 },
    });
    expect((await files.step(begun.body.id, 'complete')).body.code).toBe('IMPORT_INCOMPLETE');
    expect((await theirs.step(begun.body.id, 'complete')).status).toBe(404);
  });

  it.each([
    ['item_code,price\n000001,"99\n000002,5', 'broken'],
    ['item_code,price', 'empty'],
    ['item_code,Item Code\n1,2', 'repeated'],
    ['item_code,,price\n1,2,3', 'columns'],
  ])('%j fails as %s', async (file, fault) => {
    const read = await files.upload(file);
    const found = read.state === 'failed' ? read : await files.dryRun(file);
    expect(found).toMatchObject({ state: 'failed', fault });
  });

  it('a person who lost the ability changes nothing', async () => {
    const { id } = await files.dryRun('item_code,price\n000001,99');
    await files.step(id, 'apply');
    await shop.db.execute(sql`DELETE FROM people WHERE member_id = ${person.memberId}`);
    await shop.runJob('imports');
    await joinAs(shop, person.memberId, 'catalogue');
    expect(await files.read(id)).toMatchObject({ state: 'failed', fault: 'not_allowed' });
    expect((await productOf(SOAP))?.price).toBe(12_950);
  });
});
