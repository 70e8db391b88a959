import type { ProductColumn } from '../../../../lib/imports/contract-values.ts';
import type { PartName } from '../../products/ports.ts';
import type { ShelfName, ShelfNames, WholeProduct } from '../../products/many-ports.ts';
import { writeSatang } from './numbers.ts';

/** Cells of a product by column, before spreadsheets are guarded from them. */
export type ProductCells = Readonly<Record<ProductColumn, string>>;

/** How the cell of a column is read. */
export type CellKind =
  | 'line'
  | 'text'
  | 'baht'
  | 'count'
  | 'words'
  | 'choice'
  | 'brand'
  | 'department'
  | 'state';

interface ColumnPlace {
  /** Part and field of the contract; the state is of no part. */
  readonly part: PartName | 'state';
  readonly field: string;
  readonly kind: CellKind;
}

function place(part: ColumnPlace['part'], kind: CellKind, field: string): ColumnPlace {
  return { part, kind, field };
}

/** Where the value of each column belongs. */
export const PLACES: Readonly<Record<ProductColumn, ColumnPlace>> = {
  item_code: place('facts', 'line', 'item_code'),
  state: place('state', 'state', 'state'),
  name_en: place('facts', 'line', 'name_en'),
  name_th: place('facts', 'line', 'name_th'),
  brand: place('facts', 'brand', 'brand_id'),
  department: place('facts', 'department', 'department_id'),
  barcodes: place('barcodes', 'words', 'barcodes'),
  price: place('prices', 'baht', 'price'),
  deal_price: place('prices', 'baht', 'deal_price'),
  member_price: place('prices', 'baht', 'member_price'),
  size: place('facts', 'line', 'size'),
  purchase_limit: place('facts', 'count', 'purchase_limit'),
  drug_class: place('medicine', 'choice', 'drug_class'),
  registration_no: place('medicine', 'line', 'registration_no'),
  attributes: place('attributes', 'words', 'attributes'),
  description_en: place('facts', 'text', 'description_en'),
  description_th: place('facts', 'text', 'description_th'),
  how_to_en: place('facts', 'text', 'how_to_en'),
  how_to_th: place('facts', 'text', 'how_to_th'),
  ingredients_en: place('facts', 'text', 'ingredients_en'),
  ingredients_th: place('facts', 'text', 'ingredients_th'),
  warnings_en: place('facts', 'text', 'warnings_en'),
  warnings_th: place('facts', 'text', 'warnings_th'),
  seo_title_en: place('seo', 'line', 'seo_title_en'),
  seo_title_th: place('seo', 'line', 'seo_title_th'),
  seo_description_en: place('seo', 'line', 'seo_description_en'),
  seo_description_th: place('seo', 'line', 'seo_description_th'),
  search_words: place('seo', 'line', 'search_words'),
};

/** Brands and departments by id, code and name. */
export interface Shelves {
  codeOf(kind: 'brand' | 'department', id: number): string;
  /** Undefined for unknown texts, and for names that several have. */
  idOf(kind: 'brand' | 'department', text: string): number | undefined;
}

export function shelvesOf({ brands, departments }: ShelfNames): Shelves {
  const read = { brand: indexOf(brands), department: indexOf(departments) };
  return {
    codeOf: (kind, id) => read[kind].codes.get(id) ?? '',
    idOf: (kind, text) => {
      const { byCode, byName } = read[kind];
      const named = byName.get(fold(text)) ?? [];
      return byCode.get(text.trim()) ?? (named.length === 1 ? named[0] : undefined);
    },
  };
}

function fold(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

function indexOf(shelves: readonly ShelfName[]) {
  const names = shelves.flatMap(({ id, name }) =>
    [...new Set([fold(name.en), fold(name.th)])].map((one) => [one, id] as const),
  );
  return {
    codes: new Map(shelves.map(({ id, code }) => [id, code])),
    byCode: new Map(shelves.map(({ id, code }) => [code, id])),
    byName: new Map(
      [...Map.groupBy(names, ([name]) => name)].map(([name, ids]) => [
        name,
        ids.map(([, id]) => id),
      ]),
    ),
  };
}

/** The cells that the export writes. A row with these cells changes nothing. */
export function cellsOf(product: WholeProduct, shelves: Shelves): ProductCells {
  const { state, facts, prices, medicine, seo, barcodes, attributes } = product;
  return {
    ...{ item_code: facts.itemCode, state, name_en: facts.nameEn, name_th: facts.nameTh },
    brand: shelves.codeOf('brand', facts.brandId),
    department: shelves.codeOf('department', facts.departmentId),
    barcodes: barcodes.barcodes.join(' '),
    ...{ price: amount(prices.price), deal_price: amount(prices.dealPrice) },
    ...{ member_price: amount(prices.memberPrice), size: facts.size },
    purchase_limit: facts.purchaseLimit === null ? '' : String(facts.purchaseLimit),
    ...{ drug_class: medicine.drugClass, registration_no: medicine.registrationNo ?? '' },
    attributes: attributes.attributes.join(' '),
    ...{ description_en: facts.descriptionEn, description_th: facts.descriptionTh },
    ...{ how_to_en: facts.howToEn, how_to_th: facts.howToTh },
    ...{ ingredients_en: facts.ingredientsEn, ingredients_th: facts.ingredientsTh },
    ...{ warnings_en: facts.warningsEn, warnings_th: facts.warningsTh },
    ...{ seo_title_en: seo.seoTitleEn, seo_title_th: seo.seoTitleTh },
    ...{ seo_description_en: seo.seoDescriptionEn, seo_description_th: seo.seoDescriptionTh },
    search_words: seo.searchWords,
  };
}

/** None for 0, which is no price. */
function amount(satang: number): string {
  return satang === 0 ? '' : writeSatang(satang);
}
