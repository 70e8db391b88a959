import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { PRODUCT_COLUMNS, type ProductColumn } from '../../../../lib/imports/contract-values.ts';
import type { OfficeProduct } from '../../products/ports.ts';
import { blankProduct } from '../../products/rules/write-many.ts';
import { guardCell, readCell, unguardCell } from './cells.ts';
import { csvLine } from './csv-line.ts';
import { EncodingFinder, decoderOf } from './decoding.ts';
import { dialectOf } from './dialect.ts';
import { judgeRow, type JudgeWorld } from './judge-row.ts';
import { readCount, readSatang, writeSatang } from './numbers.ts';
import { nextPace, FIRST_PACE } from './pace.ts';
import { cellsOf, shelvesOf } from './product-cells.ts';
import { mappingFault, mappingOf } from './product-columns.ts';
import { recordsOf } from './read-records.ts';

describe('numbers', () => {
  it.each([
    ['1290', 129_000],
    ['1,290.00', 129_000],
    ['๑,๒๙๐.๕๐', 129_050],
    ['฿ 85.50', 8_550],
    ['85.5฿', 8_550],
    ['12,900', 1_290_000],
    ['0', 0],
    ['1.290', 'ambiguous'],
    ['12,90', 'ambiguous'],
    ['1.290,00', 'ambiguous'],
    ['1,2900', 'ambiguous'],
    ['8.85E+12', 'excel'],
    ['-5', 'number'],
    ['ten', 'number'],
    ['1 290', 'number'],
  ])('%s is %s', (text, expected) => {
    const read = readSatang(text);
    expect('value' in read ? read.value : read.fault).toBe(expected);
  });

  it('amounts are read as they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (satang) => {
        expect(readSatang(writeSatang(satang))).toEqual({ value: satang });
      }),
    );
  });

  it('counts are whole', () => {
    expect(readCount('5.00')).toEqual({ value: 5 });
    expect(readCount('5.50')).toEqual({ fault: 'number' });
  });
});

describe('cells', () => {
  it('formulas are guarded reversibly, and no text begins with one', () => {
    const formula = fc.string().map((text) => `=${text}`);
    const quoted = fc.string().map((text) => `'${text}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), formula, quoted), (text) => {
        expect(unguardCell(guardCell(text))).toBe(text);
        expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });

  it.each([
    ['', 'leave'],
    ['  ', 'leave'],
    ['-', 'empty'],
    ["'-", 'text'],
    ['- 5 %', 'text'],
  ])('%j: %s', (cell, kind) => {
    expect(readCell(cell).kind).toBe(kind);
  });

  it('any table is read as it was written', () => {
    const table = fc.array(
      fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 }),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(table, (rows) => {
        const read = parse(rows.map(csvLine).join(''), { record_delimiter: '\r\n' });
        expect(read.map((cells) => cells.map(unguardCell))).toEqual(rows);
      }),
    );
  });
});

describe('encodings', () => {
  const encodingOf = (...pieces: readonly Uint8Array[]) => {
    const finder = new EncodingFinder();
    for (const piece of pieces) finder.next(piece);
    return finder.end();
  };
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const thai = Uint8Array.of(0xc3, 0xcb, 0xd1, 0xca, 0x2c);

  it.each([
    ['plain letters', utf8('item_code,price'), 'utf-8'],
    ['UTF-8', utf8('รหัส,ราคา'), 'utf-8'],
    ['UTF-8 with its mark', utf8('\uFEFFรหัส'), 'utf-8'],
    ['Windows-874', thai, 'windows-874'],
    ['UTF-16 with its mark', Uint8Array.from(Buffer.from('\uFEFFรหัส', 'utf16le')), 'utf-16le'],
    ['UTF-16 without', Uint8Array.from(Buffer.from('item_code,price', 'utf16le')), 'utf-16le'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0, 0xff, 0xdb, 0), undefined],
  ])('%s', (_, bytes, expected) => {
    expect(encodingOf(bytes)).toBe(expected);
  });

  it('a letter may stand in two pieces, and a late Thai byte still tells', () => {
    const bytes = utf8('ก');
    expect(encodingOf(bytes.subarray(0, 1), bytes.subarray(1))).toBe('utf-8');
    expect(encodingOf(utf8('item_code'), thai)).toBe('windows-874');
    expect(decoderOf('windows-874').next(thai)).toBe('รหัส,');
    expect(encodingOf(utf8('ก').subarray(0, 2))).toBe('windows-874');
  });
});

describe('tables', () => {
  it.each([
    ['a,b;c,d\n;;;;', ',', 0],
    ['a;b\n1,2,3', ';', 0],
    ['"a;b;c"\tb\n', '\t', 0],
    ['sep=;\r\na,b', ';', 1],
    ['alone', ',', 0],
  ])('%j is divided by %j', (text, delimiter, skipped) => {
    expect(dialectOf(text)).toEqual({ delimiter, skipped });
  });

  it('quoted line breaks, pieces and all ends of lines keep rows together', async () => {
    const bytes = new TextEncoder().encode('a,b\r\n"1\n2",ก\r"x""y",\n');
    const pieces = async function* () {
      for (const byte of bytes) yield Uint8Array.of(byte);
    };
    const rows = [];
    for await (const record of recordsOf(pieces(), 'utf-8', { delimiter: ',', skipped: 0 })) {
      rows.push(record.cells);
    }
    expect(rows).toEqual([
      ['a', 'b'],
      ['1\n2', 'ก'],
      ['x"y', ''],
    ]);
  });

  it('headings name columns in any order and spelling; a reason is not read', () => {
    expect(mappingOf(['Item Code', 'ราคา', 'import_reason', 'Cost'])).toEqual([
      ...['item_code', 'price', 'skip'],
      null,
    ]);
    expect(mappingOf(['Cost'], ['price'])).toEqual(['price']);
    expect(mappingFault(['a', 'b'], ['item_code', null])).toBe('unknown');
    expect(mappingFault(['a', 'b'], ['price', 'price'])).toBe('repeated');
    expect(mappingFault(['a'], ['price'])).toBe('key');
    expect(mappingFault(['a', 'b'], ['item_code', 'skip'])).toBeUndefined();
  });

  it('a slow database gets smaller batches and pauses', () => {
    expect(nextPace(FIRST_PACE, 10)).toEqual({ rows: 200, pauseMs: 0 });
    expect(nextPace({ rows: 500, pauseMs: 0 }, 900)).toEqual({ rows: 250, pauseMs: 180 });
    expect(nextPace({ rows: 100, pauseMs: 0 }, 9_000)).toEqual({ rows: 100, pauseMs: 200 });
  });
});

const shelves = shelvesOf({
  brands: [
    { id: 1, code: '525', name: { en: 'Arun', th: 'อรุณ' } },
    { id: 2, code: '526', name: { en: 'Twin', th: 'แฝด' } },
    { id: 3, code: '527', name: { en: 'Twin', th: 'แฝดสอง' } },
  ],
  departments: [{ id: 9, code: 'serums', name: { en: 'Serums', th: 'เซรั่ม' } }],
});
const world: JudgeWorld = {
  shelves,
  shop: { brands: new Set([1, 2, 3]), departments: new Set([9]), attributes: [] },
  abilities: new Set(['catalog.write', 'prices.write', 'medicines.approve']),
  holders: new Map(),
};
const blank = blankProduct('007');

describe('rows', () => {
  const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
  const product: fc.Arbitrary<OfficeProduct> = fc
    .record({
      ...{ nameEn: texts, nameTh: texts, descriptionEn: texts, size: texts, words: texts },
      ...{ price: fc.integer({ min: 0, max: 100_000_000 }), deal: fc.integer({ min: 0, max: 99 }) },
      limit: fc.option(fc.integer({ min: 1, max: 999 })),
      state: fc.constantFrom('draft', 'live', 'archived'),
      drugClass: fc.constantFrom('none', 'dangerous', 'controlled'),
    })
    .map(({ words, price, deal, limit, state, drugClass, ...some }) => ({
      ...{ ...blank, id: 5, state },
      facts: { ...blank.facts, ...some, brandId: 1, departmentId: 9, purchaseLimit: limit },
      prices: { price, dealPrice: deal, memberPrice: 0 },
      medicine: { drugClass, registrationNo: null },
      seo: { ...blank.seo, searchWords: words },
      barcodes: { barcodes: ['08850000000003', '96385074'] },
    }));

  it('a product as it was exported is the same, whatever its texts are', async () => {
    await fc.assert(
      fc.asyncProperty(product, async (one) => {
        const line = csvLine(PRODUCT_COLUMNS.map((column) => cellsOf(one, shelves)[column]));
        const [cells = []] = parse(line, { record_delimiter: '\r\n' });
        const byColumn = Object.fromEntries(
          PRODUCT_COLUMNS.map((column, index) => [column, cells[index] ?? '']),
        );
        expect(await judgeRow(world, '007', byColumn, one)).toEqual({ verdict: 'same' });
      }),
    );
  });

  const full: OfficeProduct = {
    ...{ ...blank, id: 5, state: 'live' },
    facts: { ...blank.facts, nameEn: 'Soap', nameTh: 'สบู่', brandId: 1, departmentId: 9 },
    prices: { price: 10_000, dealPrice: 9_000, memberPrice: 0 },
  };
  const judge = (
    cells: Partial<Record<ProductColumn, string>>,
    before: OfficeProduct | undefined = full,
  ) => judgeRow(world, '007', cells, before);
  it.each<[Partial<Record<ProductColumn, string>>, ProductColumn, string]>([
    [{ price: '80' }, 'deal_price', 'too_big'],
    [{ price: '-' }, 'price', 'required'],
    [{ name_th: '-' }, 'name_th', 'required'],
    [{ name_en: 'x'.repeat(201) }, 'name_en', 'too_long'],
    [{ name_en: 'S\uFFFDap' }, 'name_en', 'import_letters'],
    [{ registration_no: '8.85E+12' }, 'registration_no', 'import_excel'],
    [{ brand: 'Twin' }, 'brand', 'import_shelf'],
    [{ department: 'Masks' }, 'department', 'import_shelf'],
    [{ state: 'draft' }, 'state', 'invalid'],
    [{ state: 'sold' }, 'state', 'import_state'],
    [{ barcodes: '8.85E+12' }, 'barcodes', 'barcode_excel'],
    [{ attributes: 'skin:dry' }, 'attributes', 'invalid'],
    [{ purchase_limit: '1.5' }, 'purchase_limit', 'import_number'],
    [{ drug_class: 'dangerous' }, 'drug_class', 'import_medicine'],
  ])('%j is refused at %s: %s', async (cells, column, id) => {
    expect(await judge(cells)).toEqual({
      verdict: 'refused',
      reasons: [expect.objectContaining({ column, id: `errors.field.${id}` })],
    });
  });

  it('a change tells old and new cells, parts and abilities; an empty cell leaves, a hyphen empties', async () => {
    const judged = await judge({ deal_price: '-', name_en: 'Soap', brand: 'แฝดสอง', size: '' });
    expect(judged).toMatchObject({
      verdict: 'changed',
      changes: { deal_price: ['90.00', ''], brand: ['525', '527'] },
      needs: ['catalog.write', 'prices.write'],
    });
  });

  it('a new product is a draft unless it says otherwise, and medicine stays one', async () => {
    const cells = { name_en: 'Balm', name_th: 'บาล์ม', brand: '525', department: 'serums' };
    const of = (more: Partial<Record<ProductColumn, string>>) =>
      judgeRow(world, '008', { ...cells, ...more }, undefined);
    expect(await of({})).toMatchObject({ verdict: 'added', write: { after: { state: 'draft' } } });
    expect(await of({ price: '9', state: 'live' })).toMatchObject({ verdict: 'added' });
    expect((await of({ state: 'live' })).verdict).toBe('refused');
    expect((await of({ drug_class: 'dangerous' })).verdict).toBe('added');
    expect((await of({ drug_class: 'dangerous', price: '9', state: 'live' })).verdict).toBe(
      'refused',
    );
  });
});
