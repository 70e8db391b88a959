import type { z } from 'zod';
import {
  PRODUCT_COLUMNS,
  type ProductColumn,
  type Verdict,
} from '../../../../lib/imports/contract-values.ts';
import type { Ability } from '../../../../lib/people/contract-values.ts';
import { attributeFields } from '../../../../lib/products/contract-attributes.ts';
import { gtinOf } from '../../../../lib/products/contract-barcodes.ts';
import { PRODUCT_STATES } from '../../../../lib/products/contract-values.ts';
import {
  barcodeFields,
  factFields,
  medicineFields,
  priceFields,
  seoFields,
} from '../../../../lib/products/contract.ts';
import type { WholeProduct } from '../../products/many-ports.ts';
import type { OfficeProduct, PartName } from '../../products/ports.ts';
import {
  toFacts,
  toMedicine,
  toPrices,
  toSeo,
  toWireParts,
} from '../../products/rules/part-values.ts';
import {
  blankProduct,
  changedParts,
  checkWrite,
  type KnownShop,
  type ProductWrite,
} from '../../products/rules/write-many.ts';
import { readCell } from './cells.ts';
import { cellsOf, PLACES, type Shelves } from './product-cells.ts';
import { readValue, reasonOf, type Reason } from './read-value.ts';

/** Knowledge that a row is judged by. */
export interface JudgeWorld {
  readonly shelves: Shelves;
  readonly shop: KnownShop;
  readonly abilities: ReadonlySet<Ability>;
  /** The product that has each barcode, by its 14 digits. */
  readonly holders: ReadonlyMap<string, number>;
}

export type RowCells = Readonly<Partial<Record<ProductColumn, string>>>;

/** Old and new cell by column. */
export type CellChanges = Readonly<Partial<Record<ProductColumn, readonly [string, string]>>>;

export type Judged =
  | { readonly verdict: 'same' }
  | { readonly verdict: 'refused'; readonly reasons: readonly Reason[] }
  | {
      readonly verdict: Extract<Verdict, 'added' | 'changed'>;
      readonly write: ProductWrite;
      readonly changes: CellChanges;
      /** Abilities that the changes need. */
      readonly needs: readonly Ability[];
    };

const SCHEMAS = {
  facts: factFields,
  prices: priceFields,
  medicine: medicineFields,
  seo: seoFields,
  barcodes: barcodeFields,
  attributes: attributeFields,
} satisfies Readonly<Record<PartName, z.ZodType>>;

/** Ability for each part, as a direct save asks for it. */
const ABILITY_OF: Readonly<Record<PartName | 'state', Ability>> = {
  ...{ facts: 'catalog.write', prices: 'prices.write', medicine: 'medicines.approve' },
  ...{ seo: 'catalog.write', barcodes: 'catalog.write', attributes: 'catalog.write' },
  state: 'catalog.write',
};

/** The change that a row would make to its product, which is undefined for a new one. */
export async function judgeRow(
  world: JudgeWorld,
  itemCode: string,
  cells: RowCells,
  before: OfficeProduct | undefined,
): Promise<Judged> {
  const old = before ?? blankProduct(itemCode);
  const read = readRow(world, cells, old);
  if (read.reasons.length > 0) return { verdict: 'refused', reasons: read.reasons };
  const parsed = parseParts(old, read, before === undefined);
  if ('reasons' in parsed) return { verdict: 'refused', reasons: parsed.reasons };
  const write = { before, after: parsed.after };
  const parts = changedParts(write);
  const isMoved = parsed.after.state !== old.state;
  if (before && parts.length === 0 && !isMoved) return { verdict: 'same' };
  const changed = [...parts, ...(isMoved ? (['state'] as const) : [])];
  const reasons = await objections(world, write, changed);
  if (reasons.length > 0) return { verdict: 'refused', reasons };
  return {
    ...{ verdict: before ? 'changed' : 'added', write },
    changes: changesBetween(before, write.after, world.shelves),
    needs: [...new Set(changed.map((part) => ABILITY_OF[part]))],
  };
}

interface ReadRow {
  /** New values by part and field of the contract. */
  readonly values: ReadonlyMap<PartName | 'state', Readonly<Record<string, unknown>>>;
  readonly reasons: readonly Reason[];
}

/** Values of cells that differ from what the export would write. */
function readRow({ shelves }: JudgeWorld, cells: RowCells, old: OfficeProduct): ReadRow {
  const current = cellsOf(old, shelves);
  const values = new Map<PartName | 'state', Record<string, unknown>>();
  const reasons: Reason[] = [];
  for (const column of PRODUCT_COLUMNS) {
    const cell = readCell(cells[column] ?? '');
    if (column === 'item_code' || cell.kind === 'leave') continue;
    if ((cell.kind === 'text' ? cell.text : '') === current[column]) continue;
    const read = readValue(column, cell, shelves);
    if ('reason' in read) {
      reasons.push(read.reason);
      continue;
    }
    const { part, field } = PLACES[column];
    values.set(part, { ...values.get(part), [field]: read.value });
  }
  return { values, reasons };
}

const COLUMN_OF = new Map(
  Object.entries(PLACES).map(([column, { field }]) => [field, column as ProductColumn]),
);

/** The whole product with the new values, by the schemas of the forms. */
function parseParts(
  old: OfficeProduct,
  { values }: ReadRow,
  isNew: boolean,
): { readonly after: WholeProduct } | { readonly reasons: readonly Reason[] } {
  const wire = toWireParts(old);
  const reasons: Reason[] = [];
  const parse = <Part extends PartName>(part: Part) => {
    const own = values.get(part);
    if (!own && !(isNew && part === 'facts')) return undefined;
    const parsed = SCHEMAS[part].safeParse({ ...wire[part], ...own });
    if (parsed.success) return parsed.data as z.output<(typeof SCHEMAS)[Part]>;
    reasons.push(...parsed.error.issues.map((issue) => reasonOfIssue(part, issue)));
    return undefined;
  };
  const [facts, prices, medicine, seo] = [
    ...([parse('facts'), parse('prices'), parse('medicine'), parse('seo')] as const),
  ];
  const barcodes = parse('barcodes');
  const attributes = parse('attributes');
  const state = stateOf(values.get('state')?.['state'], old);
  if (state === undefined) reasons.push(reasonOf('state', 'import_state'));
  if (reasons.length > 0 || state === undefined) return { reasons };
  return {
    after: {
      state,
      facts: facts ? toFacts(facts) : old.facts,
      prices: prices ? toPrices(prices) : old.prices,
      medicine: medicine ? toMedicine(medicine) : old.medicine,
      seo: seo ? toSeo(seo) : old.seo,
      ...{ barcodes: barcodes ?? old.barcodes, attributes: attributes ?? old.attributes },
    },
  };
}

/** The state of a cell; undefined: there is none like it. */
function stateOf(value: unknown, old: OfficeProduct): OfficeProduct['state'] | undefined {
  return value === undefined ? old.state : PRODUCT_STATES.find((one) => one === value);
}

function reasonOfIssue(part: PartName, issue: z.core.$ZodIssue): Reason {
  const field = String(issue.path[0] ?? part);
  const column = COLUMN_OF.get(field) ?? null;
  if (issue.code === 'custom') {
    const { fault = 'invalid', ...values } = issue.params ?? {};
    return { ...reasonOf(column, String(fault)), values };
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { ...reasonOf(column, 'too_long'), values: { max: Number(issue.maximum) } };
  }
  if (issue.code === 'too_big') return reasonOf(column, 'too_big');
  return reasonOf(column, issue.code === 'too_small' ? 'required' : 'invalid');
}

/** Rules of the shop against the write: those of direct saves, medicine, barcodes, and what the person may do. */
async function objections(
  world: JudgeWorld,
  write: ProductWrite,
  changed: readonly (PartName | 'state')[],
): Promise<readonly Reason[]> {
  const { after, before } = write;
  const barred = changed.filter((part) => !world.abilities.has(ABILITY_OF[part]));
  const reasons = barred.map((part) => reasonOf(firstColumn(part), 'import_ability'));
  // A pharmacist's class never goes live by a file: publishing the draft is the second look.
  if (
    changed.includes('medicine') &&
    (after.state !== 'draft' || (before && before.state !== 'draft'))
  ) {
    reasons.push(reasonOf('drug_class', 'import_medicine'));
  }
  const taken = after.barcodes.barcodes.find((barcode) => {
    const holder = world.holders.get(gtinOf(barcode) ?? '');
    return holder !== undefined && holder !== before?.id;
  });
  if (changed.includes('barcodes') && taken !== undefined) {
    reasons.push(reasonOf('barcodes', 'import_barcode', taken));
  }
  const fit = await checkWrite(world.shop, write);
  const fields = fit.ok ? {} : (fit.refusal.fields ?? {});
  return [
    ...reasons,
    ...Object.entries(fields).map(([field, id]) => ({ column: COLUMN_OF.get(field) ?? null, id })),
  ];
}

function firstColumn(part: PartName | 'state'): ProductColumn | null {
  return PRODUCT_COLUMNS.find((column) => PLACES[column].part === part) ?? null;
}

function changesBetween(
  before: OfficeProduct | undefined,
  after: WholeProduct,
  shelves: Shelves,
): CellChanges {
  const old = before && cellsOf(before, shelves);
  const cells = cellsOf(after, shelves);
  return Object.fromEntries(
    PRODUCT_COLUMNS.filter((column) => (old?.[column] ?? '') !== cells[column]).map((column) => [
      column,
      [old?.[column] ?? '', cells[column]] as const,
    ]),
  );
}
