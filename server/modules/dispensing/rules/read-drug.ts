import { readIngredients } from '../../../../lib/health/label.ts';
import { nameOf } from '../../../../lib/health/names.ts';
import type { Names } from '../../../core/names.ts';

/** A product, as far as it says what medicine it is. */
export interface DrugTexts {
  /** Active ingredients as the pack names them. */
  readonly ingredients: Names;
  /** Net content as printed, `10 tablets`. */
  readonly size: string;
}

export interface Drug {
  readonly generic: Names;
  /** Strength as printed, `200 mg` or `120 mg / 5 ml`; empty where the pack does not say. */
  readonly strength: string;
  readonly form: Names;
}

const FORMS: readonly (readonly [RegExp, Names])[] = [
  [/tablet/, { en: 'Tablet', th: 'ยาเม็ด' }],
  [/capsule/, { en: 'Capsule', th: 'แคปซูล' }],
  [/softgel/, { en: 'Softgel', th: 'แคปซูลนิ่ม' }],
  [/lozenge/, { en: 'Lozenge', th: 'ยาอม' }],
  [/sachet/, { en: 'Powder in sachets', th: 'ยาผงชนิดซอง' }],
  [/suppositor/, { en: 'Suppository', th: 'ยาเหน็บ' }],
  [/\b(?:drops?)\b/, { en: 'Drops', th: 'ยาหยอด' }],
  [/\b(?:spray|puff)/, { en: 'Spray', th: 'ยาพ่น' }],
  [/\bml\b/, { en: 'Liquid', th: 'ยาน้ำ' }],
  [/\bg\b/, { en: 'Cream, ointment or gel', th: 'ยาทาภายนอก' }],
];

const UNKNOWN: Names = { en: '', th: '' };
const CONTAINS = /^each (.+?) contains (.+?)\.?$/is;
const CONTAINS_TH = /^ใน ?(.+?) ?ประกอบด้วย ?(.+)$/s;

/** Generic name, strength and dosage form, read from the pack. */
export function readDrug({ ingredients, size }: DrugTexts): Drug {
  const [, unit = '', composition = ingredients.en] = CONTAINS.exec(ingredients.en.trim()) ?? [];
  const [, , compositionTh = ingredients.th] = CONTAINS_TH.exec(ingredients.th.trim()) ?? [];
  const contained = readIngredients(ingredients.en);
  const amounts = contained.flatMap(({ mg }) => (mg === null ? [] : [amountOf(mg)]));
  const per = /^\d/.test(unit) ? ` / ${unit}` : '';
  const strength = amounts.length === contained.length ? amounts.join(' + ') : '';
  return {
    generic:
      contained.length === 0
        ? { en: composition, th: compositionTh }
        : {
            en: contained.map(({ id }) => nameOf(id, 'en')).join(' + '),
            th: contained.map(({ id }) => nameOf(id, 'th')).join(' + '),
          },
    strength: strength === '' ? '' : `${strength}${per}`,
    form: formOf(unit) ?? formOf(size) ?? UNKNOWN,
  };
}

function amountOf(mg: number): string {
  return mg < 1 ? `${String(Math.round(mg * 1_000))} mcg` : `${String(mg)} mg`;
}

function formOf(text: string): Names | undefined {
  return FORMS.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1];
}
