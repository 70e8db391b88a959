import type { ProductParts } from '@/lib/products/calls';
import type { OfficeProductDetail } from '@/lib/products/contract';
import { MEDICINE_CLASSES } from '@/lib/products/contract-values';

/** Values of the controls, which are texts. */
export type PartValues = Record<string, string>;

/** Parts whose form has text controls. */
export type PartName = Exclude<keyof ProductParts, 'attributes'>;

/** Id of the form of a part, which other sections link to. */
export function partId(part: PartName): string {
  return `product-${part}`;
}

/** A control: a line, a text area, a choice; two languages stand beside each other. */
export interface PartField {
  readonly name: string;
  readonly kind: 'line' | 'area' | 'choice' | 'amount' | 'count';
  readonly lang?: 'th' | 'en';
}

const LONG = ['description', 'how_to', 'ingredients', 'warnings'] as const;
const both = (name: string, kind: PartField['kind']): PartField[] => [
  { name: `${name}_th`, kind, lang: 'th' },
  { name: `${name}_en`, kind, lang: 'en' },
];

export const PART_FIELDS: Readonly<Record<PartName, readonly PartField[]>> = {
  facts: [
    ...both('name', 'line'),
    { name: 'item_code', kind: 'line' },
    { name: 'size', kind: 'line' },
    { name: 'brand_id', kind: 'choice' },
    { name: 'department_id', kind: 'choice' },
    ...LONG.flatMap((name) => both(name, 'area')),
    { name: 'purchase_limit', kind: 'count' },
  ],
  prices: [
    { name: 'price', kind: 'amount' },
    { name: 'deal_price', kind: 'amount' },
    { name: 'member_price', kind: 'amount' },
  ],
  medicine: [
    { name: 'drug_class', kind: 'choice' },
    { name: 'registration_no', kind: 'line' },
  ],
  barcodes: [{ name: 'barcodes', kind: 'area' }],
  seo: [
    ...both('seo_title', 'line'),
    ...both('seo_description', 'area'),
    { name: 'search_words', kind: 'area' },
  ],
};

/** Saved values as the controls show them: nothing for null and for a price that is not set. */
export function valuesOf(part: OfficeProductDetail[PartName]): PartValues {
  return Object.fromEntries(
    Object.entries<Parameters<typeof textOf>[0]>(part)
      .filter(([name]) => name !== 'version')
      .map(([name, value]) => [name, textOf(value)]),
  );
}

/** A value as its control shows it. */
export function textOf(value: string | number | readonly string[] | null): string {
  if (value === null || value === 0) return '';
  return typeof value === 'object' ? value.join('\n') : String(value);
}

/** A typed number; what is none reaches the service as null, which refuses it. */
function numberOf(text: string | undefined): number {
  return Number((text ?? '').replaceAll(',', ''));
}

export function partOf<Part extends PartName>(part: Part, values: PartValues): ProductParts[Part] {
  return (READ[part] as (values: PartValues) => ProductParts[Part])(values);
}

const READ: { readonly [Part in PartName]: (values: PartValues) => ProductParts[Part] } = {
  facts: ({ purchase_limit: limit, brand_id: brand, department_id: department, ...texts }) => ({
    ...(texts as Record<Exclude<keyof ProductParts['facts'], 'brand_id'>, string>),
    ...{ brand_id: Number(brand), department_id: Number(department) },
    purchase_limit: limit === '' ? null : numberOf(limit),
  }),
  prices: ({ price, deal_price: deal, member_price: member }) => ({
    ...{ price: numberOf(price), deal_price: numberOf(deal), member_price: numberOf(member) },
  }),
  medicine: ({ drug_class: chosen, registration_no: registration = '' }) => ({
    drug_class: MEDICINE_CLASSES.find((one) => one === chosen) ?? 'none',
    registration_no: registration.trim() === '' ? null : registration,
  }),
  barcodes: ({ barcodes = '' }) => ({
    barcodes: barcodes.split(/[\n,;]/).filter((line) => line.trim() !== ''),
  }),
  seo: (values) => values as ProductParts['seo'],
};
