import {
  PRODUCT_COLUMNS,
  REASON_COLUMN,
  SKIPPED,
  type ProductColumn,
} from '../../../../lib/imports/contract-values.ts';

/** Headings that files of people have, besides the names of the columns. */
const ALIASES: Readonly<Record<ProductColumn, readonly string[]>> = {
  item_code: ['sku', 'รหัสสินค้า'],
  state: ['status', 'สถานะ'],
  name_en: ['name in english', 'ชื่อภาษาอังกฤษ'],
  name_th: ['name in thai', 'ชื่อภาษาไทย'],
  brand: ['แบรนด์', 'ยี่ห้อ'],
  department: ['หมวด', 'หมวดสินค้า'],
  barcodes: ['barcode', 'บาร์โค้ด'],
  price: ['list price', 'ราคา', 'ราคาปกติ'],
  deal_price: ['ราคาพิเศษ', 'ราคาโปรโมชัน'],
  member_price: ['ราคาสมาชิก'],
  size: ['ขนาด'],
  purchase_limit: ['จำกัดต่อคำสั่งซื้อ'],
  drug_class: ['medicine class', 'ประเภทยา'],
  registration_no: ['registration number', 'เลขทะเบียน'],
  attributes: ['คุณสมบัติ'],
  description_en: ['description in english', 'รายละเอียดภาษาอังกฤษ'],
  description_th: ['description in thai', 'รายละเอียดภาษาไทย'],
  how_to_en: ['how to use in english', 'วิธีใช้ภาษาอังกฤษ'],
  how_to_th: ['how to use in thai', 'วิธีใช้ภาษาไทย'],
  ingredients_en: ['ingredients in english', 'ส่วนประกอบภาษาอังกฤษ'],
  ingredients_th: ['ingredients in thai', 'ส่วนประกอบภาษาไทย'],
  warnings_en: ['warnings in english', 'คำเตือนภาษาอังกฤษ'],
  warnings_th: ['warnings in thai', 'คำเตือนภาษาไทย'],
  seo_title_en: ['search title in english'],
  seo_title_th: ['search title in thai'],
  seo_description_en: ['search description in english'],
  seo_description_th: ['search description in thai'],
  search_words: ['คำค้น'],
};

/** The column of each heading; null: the person has to say. */
export type Mapping = readonly (ProductColumn | typeof SKIPPED | null)[];

const NAMED = new Map<string, ProductColumn | typeof SKIPPED>([
  [foldHeading(REASON_COLUMN), SKIPPED],
  ...PRODUCT_COLUMNS.flatMap((column) =>
    [column, ...ALIASES[column]].map((name) => [foldHeading(name), column] as const),
  ),
]);

/** Capitals, spaces, hyphens and underscores tell no headings apart. */
export function foldHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}

/** The columns that headings name, and those of an earlier file with the same headings for the others. */
export function mappingOf(headings: readonly string[], earlier: Mapping = []): Mapping {
  return headings.map(
    (heading, index) => earlier[index] ?? NAMED.get(foldHeading(heading)) ?? null,
  );
}

/** Why a mapping cannot be used: a heading has no column, a column stands twice, or no row can be found. */
export function mappingFault(
  headings: readonly string[],
  mapping: Mapping,
): 'unknown' | 'repeated' | 'key' | undefined {
  if (mapping.length !== headings.length || mapping.includes(null)) return 'unknown';
  const read = mapping.filter((column) => column !== SKIPPED);
  if (new Set(read).size < read.length) return 'repeated';
  return read.includes('item_code') ? undefined : 'key';
}
