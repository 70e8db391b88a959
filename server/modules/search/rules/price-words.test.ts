import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../../demo/seed/brands.ts';
import { DEMO_PRODUCTS, generateProducts } from '../../../../demo/seed/products/generate.ts';
import { priceWordsOf } from './price-words.ts';

/** `[min, max]` in baht, and the rest. */
function read(text: string) {
  const words = priceWordsOf(text);
  if (words === undefined) return undefined;
  const baht = (price: number | undefined) => (price === undefined ? null : price / 100);
  return [baht(words.range.min), baht(words.range.max), words.rest];
}

describe('prices in a query', () => {
  it.each<[query: string, min: number | null, max: number | null, rest: string]>([
    ['เซรั่ม ไม่เกิน 300', null, 300, 'เซรั่ม'],
    ['เซรั่มไม่เกิน300บาท', null, 300, 'เซรั่ม'],
    ['ไม่เกิน 300 เซรั่ม', null, 300, 'เซรั่ม'],
    ['ครีมกันแดด ต่ำกว่า ๓๐๐ บาท', null, 300, 'ครีมกันแดด'],
    ['แชมพู ถูกกว่า 200', null, 200, 'แชมพู'],
    ['แชมพูเด็กไม่เกิน 100', null, 100, 'แชมพูเด็ก'],
    ['เซรั่ม ไม่ถึง 500', null, 500, 'เซรั่ม'],
    ['งบ 500 ของขวัญ', null, 500, 'ของขวัญ'],
    ['เครื่องวัดความดัน งบไม่เกิน 1,500 บาท', null, 1500, 'เครื่องวัดความดัน'],
    ['เครื่องวัดความดันไม่เกิน 200', null, 200, 'เครื่องวัดความดัน'],
    ['เซรั่มที่ราคาไม่เกิน 300 บาท', null, 300, 'เซรั่ม'],
    ['วิตามินซี 1000 มก. ราคา 200-500', 200, 500, 'วิตามินซี 1000 มก.'],
    ['โลชั่น ราคา 300 ถึง 100 บาท', 100, 300, 'โลชั่น'],
    ['ระหว่าง 100 กับ 300 โลชั่น', 100, 300, 'โลชั่น'],
    ['เซรั่ม 300 บาท', null, 300, 'เซรั่ม'],
    ['เซรั่ม 1,290.-', null, 1290, 'เซรั่ม'],
    ['เซรั่ม ประมาณ 300 บาท', 240, 360, 'เซรั่ม'],
    ['เซรั่ม มากกว่า 500', 500, null, 'เซรั่ม'],
    ['เซรั่ม ไม่ต่ำกว่า 500', 500, null, 'เซรั่ม'],
    ['เซรั่ม 500 บาทขึ้นไป', 500, null, 'เซรั่ม'],
    ['เซรั่ม ราคาตั้งแต่ 500', 500, null, 'เซรั่ม'],
    ['โอเมก้า 3 ไม่เกิน 500', null, 500, 'โอเมก้า 3'],
    ['serum under 300', null, 300, 'serum'],
    ['UNDER 300 Serum', null, 300, 'Serum'],
    ['serum below ฿300', null, 300, 'serum'],
    ['serum less than 300 baht', null, 300, 'serum'],
    ['serum <300', null, 300, 'serum'],
    ['serum for under 1,500', null, 1500, 'serum'],
    ['sunscreen spf 50 300 baht', null, 300, 'sunscreen spf 50'],
    ['serum between 100 and 300', 100, 300, 'serum'],
    ['serum ฿100-฿300', 100, 300, 'serum'],
    ['from 100 to 300 baht serum', 100, 300, 'serum'],
    ['serum over 500', 500, null, 'serum'],
    ['serum at least 500 baht', 500, null, 'serum'],
    ['serum 500 baht or more', 500, null, 'serum'],
    ['serum over 100 under 300', 100, 300, 'serum'],
    ['serum over 300 under 100', 100, 300, 'serum'],
    ['serum 99.50 baht', null, 99.5, 'serum'],
    ['budget of 500 gift set', null, 500, 'gift set'],
    ['multivitamin for women over 50 under 900', null, 900, 'multivitamin for women over 50'],
    // In words
    ['เซรั่ม ไม่เกินพัน', null, 1000, 'เซรั่ม'],
    ['เซรั่มไม่เกินห้าร้อย', null, 500, 'เซรั่ม'],
    ['เซรั่ม ห้าร้อยบาท', null, 500, 'เซรั่ม'],
    ['เซรั่ม งบ 2 พัน', null, 2000, 'เซรั่ม'],
    ['เซรั่ม งบ 1.5 พันบาท', null, 1500, 'เซรั่ม'],
    ['เซรั่ม ไม่เกินพันห้า', null, 1500, 'เซรั่ม'],
    ['เซรั่ม ต่ำกว่าสองร้อยห้าสิบบาท', null, 250, 'เซรั่ม'],
    ['เซรั่ม ไม่เกินครึ่งพัน', null, 500, 'เซรั่ม'],
    ['เซรั่ม ระหว่างสามร้อยถึงพัน', 300, 1000, 'เซรั่ม'],
    ['เซรั่ม ราคา 500-หนึ่งพัน', 500, 1000, 'เซรั่ม'],
    ['ผ้าพันแผล ไม่เกินร้อย', null, 100, 'ผ้าพันแผล'],
    ['เซรั่ม พันบาทขึ้นไป', 1000, null, 'เซรั่ม'],
    ['serum under five hundred', null, 500, 'serum'],
    ['serum under a thousand baht', null, 1000, 'serum'],
    ['serum below Two Thousand Five Hundred', null, 2500, 'serum'],
    ['serum under one hundred and fifty baht', null, 150, 'serum'],
    ['serum under 2 thousand', null, 2000, 'serum'],
    ['serum under 1.5k', null, 1500, 'serum'],
    ['serum over fifteen hundred', 1500, null, 'serum'],
    ['เซรั่ม ฿2 พัน', null, 2000, 'เซรั่ม'],
    // Nothing but a price
    ['ห้าร้อยบาท', null, 500, ''],
    ['ไม่เกิน 100', null, 100, ''],
    ['สินค้าไม่เกิน 100 บาท', null, 100, ''],
    ['anything under 100', null, 100, ''],
    ['฿99', null, 99, ''],
  ])('%s', (query, min, max, rest) => {
    expect(read(query)).toEqual([min, max, rest]);
  });

  it.each([
    ...[
      ...['ผ้าพันแผล', 'พันธุ์ข้าว', 'ไม่เกินพันธุ์', 'แชมพูหัวล้าน', 'ร้อยเอ็ด', 'ไม่เกินร้อยห้า', 'ไม่เกินพันกว่า'],
      ...['ใช้เกินร้อยครั้ง', 'ห้าร้อย', 'เซรั่ม 2 พัน', 'ไม่เกินร้อยพัน', 'ไม่เกินสิบล้าน'],
      ...[
        'under fifty',
        'women over sixty',
        'five hundred',
        'vitamin k',
        'under a hundred mg',
        'over twenty hours',
      ],
    ],
    ...[
      '500 mg',
      'paracetamol 500 mg',
      'วิตามินซี 1000 มก.',
      '1000ml',
      'น้ำเกลือ 1000 มล',
      'SPF 50',
      'spf50+',
    ],
    ...[
      '2 ชิ้น',
      'ไม่เกิน 3 ชิ้น',
      'มากกว่า 10 เม็ด',
      'under 500 ml',
      'less than 100 g',
      'over 500mg',
      'at least 30%',
    ],
    ...[
      'โอเมก้า 3',
      'omega 3',
      'vitamin b 12',
      'q10',
      '24 hours',
      'up to 48 hours',
      'ภายใน 24 ชั่วโมง',
    ],
    ...[
      '100015',
      'A-100015',
      '1A 680/68',
      '8850123456789',
      '0812345678',
      '081-234-5678',
      'ราคา 0812345678',
    ],
    ...[
      '081-234-5678 บาท',
      '8850123456789 บาท',
      'ราคา 8850123456789',
      '02-123-4567',
      '100-300',
      '2026',
      '7 in 1',
    ],
    ...[
      'children under 12',
      'baby over 6 months',
      'เด็กไม่เกิน 10',
      'ไม่เกิน 3 ขวบ',
      'อายุเกิน 50',
      'multivitamin for women over 50',
    ],
    ...['ความดันสูงเกิน 140', 'blood sugar over 200', 'ไข้เกิน 38', 'น้ำหนักเกิน 100', 'bmi over 30'],
    ...[
      'ระหว่าง 6-12 เดือน',
      'between 18 and 25 years',
      'from 10 to 20',
      'max 500',
      'ตั้งแต่ 18',
      '50% off',
      'under 300x',
    ],
    ...[
      'สงบ 500',
      'ราคาถูก',
      'price',
      'ไม่เกิน',
      'under',
      'buy 1 get 1',
      'ราคา 1A',
      'over 2000000',
      '฿',
      '',
    ],
  ])('%j names none', (query) => {
    expect(priceWordsOf(query)).toBeUndefined();
  });

  it('none stands in names of products or brands, in item codes and registration numbers', () => {
    const products = generateProducts(DEMO_PRODUCTS);
    const texts = [
      ...products.flatMap(({ name, itemCode }) => [name.en, name.th, itemCode]),
      ...brands.flatMap(({ name }) => [name.en, name.th]),
    ];
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.filter((text) => priceWordsOf(text) !== undefined)).toEqual([]);
  });
});

const UNITS =
  'mg, ml, g, iu, %, tablets, hours, months, years, pcs, มก., มล., กรัม, ชิ้น, เม็ด, ชั่วโมง, เดือน, ปี, ซอง, องศา'.split(
    ', ',
  );
const LIMITS = [
  'ไม่เกิน',
  'ต่ำกว่า',
  'มากกว่า',
  'under',
  'less than',
  'over',
  'up to',
  'at least',
  '',
  'ขนาด',
  'max',
  'from',
];
const words = fc.constantFrom(
  'เซรั่ม',
  'ครีมกันแดด spf 50',
  'vitamin c 1000 mg',
  'paracetamol 500mg',
  'โอเมก้า 3',
  'gift set',
  'face wash',
);
const baht = fc.integer({ min: 10, max: 1_000_000 });
const written = (amount: number) =>
  fc.constantFrom(
    String(amount),
    amount.toLocaleString('en'),
    String(amount).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0e_50 + Number(digit))),
  );

describe('a price', () => {
  it('is read with any amount, before or after the product', () => {
    const said = baht.chain((amount) =>
      fc.record({ amount: fc.constant(amount), text: written(amount) }),
    );
    const limit = fc.constantFrom(
      ...([
        [(text: string) => `ไม่เกิน ${text}`, 'max'],
        [(text: string) => `งบ ${text} บาท`, 'max'],
        [(text: string) => `under ${text}`, 'max'],
        [(text: string) => `below ฿${text}`, 'max'],
        [(text: string) => `มากกว่า ${text}`, 'min'],
        [(text: string) => `over ${text} baht`, 'min'],
      ] as const),
    );
    fc.assert(
      fc.property(
        words,
        said,
        limit,
        fc.boolean(),
        (word, { amount, text }, [wording, end], after) => {
          const query = after ? `${word} ${wording(text)}` : `${wording(text)} ${word}`;
          expect(priceWordsOf(query)).toEqual({ range: { [end]: amount * 100 }, rest: word });
        },
      ),
    );
  });

  it('is no number with a unit, whatever stands before it', () => {
    fc.assert(
      fc.property(
        ...([words, fc.constantFrom(...LIMITS), fc.integer({ min: 1, max: 9_999 })] as const),
        ...([fc.constantFrom('', ' '), fc.constantFrom(...UNITS)] as const),
        (word, limit, amount, space, unit) => {
          expect(priceWordsOf(`${word} ${limit} ${String(amount)}${space}${unit}`)).toBeUndefined();
        },
      ),
    );
  });

  it('is no code, barcode or phone number, whatever stands before it', () => {
    const digits = fc.stringMatching(/^(?:0\d{3,12}|[1-9]\d{7,13})$/);
    fc.assert(
      fc.property(words, fc.constantFrom(...LIMITS, 'ราคา'), digits, (word, limit, code) => {
        expect(priceWordsOf(`${word} ${limit} ${code}`)).toBeUndefined();
      }),
    );
  });

  it('is in order, within the limit, and read once, in any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'ไม่เกิน',
        'ราคา',
        'under',
        'between',
        'and',
        'บาท',
        '฿',
        '-',
        ' ',
        '300',
        '1,500',
        '๒๐',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const found = priceWordsOf(pieces.join(' '));
        if (found === undefined) return;
        const { min = 1, max = 100_000_000 } = found.range;
        expect(min).toBeGreaterThan(0);
        expect(min).toBeLessThanOrEqual(max);
        expect(max).toBeLessThanOrEqual(100_000_000);
        expect(found.rest.length).toBeLessThan(pieces.join(' ').length);
      }),
    );
  });
});
