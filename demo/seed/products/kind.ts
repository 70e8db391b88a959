import type { Text } from '../types.ts';
import type { DrugClass } from '../../../server/core/products.ts';
import type { PackShape } from '../../looks.ts';

/** One value of a variant axis: a line, scent, shade, flavour or strength. */
export interface Choice {
  readonly name: Text;
  readonly title: string;
  readonly line: string;
  readonly tint?: string;
  /** Ingredients added by the choice. */
  readonly ingredient?: Text;
  /** Sentences about it; the description uses one. */
  readonly notes: readonly Text[];
}
export type Axis = readonly Choice[];

export interface Size {
  readonly name: Text;
  /** Lowest and highest usual price in baht. */
  readonly price: readonly [low: number, high: number];
}

export type Registration =
  | 'cosmetic'
  | 'food'
  | 'single-drug'
  | 'combined-drug'
  | 'herbal'
  | 'device'
  | 'hazard'
  | 'none';

export interface Kind {
  readonly departmentId: number;
  /** Patterns without the brand and the size; `{0}`, `{1}` stand for the axes. */
  readonly name: Text;
  readonly label: string;
  readonly shape: PackShape;
  readonly axes: readonly Axis[];
  readonly sizes: readonly Size[];
  readonly lead: readonly Text[];
  readonly closers: readonly Text[];
  readonly use: Text;
  readonly warnings: Text;
  /** `{+}` stands for the ingredients of the choices. */
  readonly ingredients: Text;
  readonly registration: Registration;
  readonly drugClass: DrugClass;
  /** Codes of the brands that make it; if empty, all that fit the department. */
  readonly only: readonly string[];
  readonly limit?: number;
}

/** `English|Thai`. */
export function text(row: string): Text {
  const [en = '', th = ''] = row.split('|');
  return { en: en.trim(), th: th.trim() };
}

export function texts(...rows: readonly string[]): readonly Text[] {
  return rows.map(text);
}

/** Rows of `English|Thai|#tint|English ingredient|Thai ingredient|English note|Thai note`; from the tint on optional. */
export function axis(...rows: readonly string[]): Axis {
  return rows.map((row) => {
    const [en = '', th = '', tint = '', addEn = '', addTh = '', noteEn = '', noteTh = ''] =
      row.split('|');
    return {
      name: { en, th },
      title: en,
      line: th,
      ...(tint === '' ? {} : { tint }),
      ...(addEn === '' ? {} : { ingredient: { en: addEn, th: addTh === '' ? addEn : addTh } }),
      notes: noteEn === '' ? [] : [{ en: noteEn, th: noteTh }],
    };
  });
}

export interface Benefit {
  readonly name: Text;
  readonly notes: readonly Text[];
}

/** Combines every active with its known benefits, e.g. `Rice Water Brightening`. */
export function lines(
  actives: Readonly<Record<string, Axis[number]>>,
  benefits: Readonly<Record<string, Benefit>>,
  pairs: Readonly<Record<string, string>>,
): Axis {
  return Object.entries(pairs).flatMap(([key, keys]) => {
    const active = actives[key];
    if (active === undefined) throw new Error(`No active ${key}`);
    return keys.split(' ').map((benefitKey) => {
      const benefit = benefits[benefitKey];
      if (benefit === undefined) throw new Error(`No benefit ${benefitKey}`);
      return {
        ...active,
        name: {
          en: `${active.name.en} ${benefit.name.en}`,
          th: `${active.name.th}${benefit.name.th}`,
        },
        line: benefit.name.th,
        notes: benefit.notes,
      };
    });
  });
}

const UNITS: Readonly<Record<string, string>> = {
  ml: 'มล.',
  L: 'ลิตร',
  g: 'กรัม',
  kg: 'กก.',
  tablets: 'เม็ด',
  capsules: 'แคปซูล',
  softgels: 'แคปซูล',
  gummies: 'เม็ด',
  lozenges: 'เม็ด',
  sachets: 'ซอง',
  sticks: 'ซอง',
  bags: 'ซอง',
  sheets: 'แผ่น',
  wipes: 'แผ่น',
  pads: 'แผ่น',
  patches: 'แผ่น',
  plasters: 'แผ่น',
  pieces: 'ชิ้น',
  pairs: 'คู่',
  tests: 'ชุด',
  rolls: 'ม้วน',
  swabs: 'ก้าน',
};

/**
 * `30 ml@390-690; 50 ml@590-990`: amount, unit and usual prices in baht. A separate Thai wording
 * follows an equals sign: `Size M=ไซซ์ M@190-290`.
 */
export function sizes(row: string): readonly Size[] {
  return row.split(';').map((entry) => {
    const [wording = '', range = ''] = entry.trim().split('@');
    const [en = '', own] = wording.split('=');
    const [amount = '', unit = ''] = en.split(' ');
    const th = own ?? `${amount} ${UNITS[unit] ?? ''}`;
    if (own === undefined && UNITS[unit] === undefined) throw new Error(`No Thai unit for ${en}`);
    const [low = 0, high = low] = range.split('-').map(Number);
    return { name: { en, th }, price: [low, high] };
  });
}

interface Common {
  readonly closers: readonly Text[];
  readonly use: string;
  readonly warnings: string;
  readonly ingredients: string;
  readonly registration?: Registration;
  readonly drugClass?: DrugClass;
  readonly only?: readonly string[];
  readonly limit?: number;
}

/** A kind as written in the tables; missing parts default to its department's. */
export interface KindRow extends Partial<Common> {
  readonly name: string;
  readonly label: string;
  readonly shape: PackShape;
  readonly sizes: string;
  readonly lead: string | readonly string[];
  readonly axes?: readonly Axis[];
}

export function department(id: number, common: Common, rows: readonly KindRow[]): readonly Kind[] {
  return rows.map((row) => {
    const merged = { ...common, ...row };
    const { limit } = merged;
    return {
      departmentId: id,
      name: text(row.name),
      label: row.label,
      shape: row.shape,
      axes: row.axes ?? [],
      sizes: sizes(row.sizes),
      lead: (typeof row.lead === 'string' ? [row.lead] : row.lead).map(text),
      closers: merged.closers,
      use: text(merged.use),
      warnings: text(merged.warnings),
      ingredients: text(merged.ingredients),
      registration: merged.registration ?? 'none',
      drugClass: merged.drugClass ?? 'none',
      only: merged.only ?? [],
      ...(limit === undefined ? {} : { limit }),
    };
  });
}
