import { ok, refuse, type Result } from '../../../core/result.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import type { ManyProductsRepo, WholeProduct } from '../../products/many-ports.ts';
import type { OfficeProduct } from '../../products/ports.ts';
import { productVersion } from '../../products/rules/versions.ts';
import {
  blankProduct,
  checkParts,
  checkWrite,
  writeMany,
  type KnownShop,
  type ProductWrite,
} from '../../products/rules/write-many.ts';
import type { ImportRow, ImportsRepo } from '../ports.ts';
import { reasonOf } from './read-value.ts';

export interface WriteRepos {
  readonly imports: Pick<ImportsRepo, 'settle'>;
  readonly manyProducts: ManyProductsRepo;
  readonly audit: Pick<AuditLog, 'addMany'>;
}

export interface Writing {
  readonly id: number;
  readonly state: 'applying' | 'undoing';
  readonly call: StaffCall;
  readonly at: Date;
  /** Whether one line of the change log stands for all of its products. */
  readonly isPartOfMany: boolean;
  /** Item codes that lost a code or barcode to another product a moment ago. */
  readonly taken: ReadonlySet<string>;
}

/** A row with what is written for it; without a write it stays, and `reason` says why. */
interface Planned {
  readonly row: ImportRow;
  readonly write?: ProductWrite;
  readonly reason?: string;
}

/**
 * Writes rows as the dry run said, or gives products their old values back. Rows whose product changed meanwhile stay.
 * Refuses IMPORT_TAKEN with the item codes that another product took meanwhile; the caller tries again without them.
 */
export async function writeRows(
  repos: WriteRepos,
  writing: Writing,
  rows: readonly ImportRow[],
): Promise<Result<readonly ImportRow[]>> {
  const { id, state, call, at } = writing;
  const ids = rows.flatMap(({ productId }) => productId ?? []);
  const products = ids.length === 0 ? [] : await repos.manyProducts.lock(ids);
  const byId = new Map(products.map((one) => [one.id, one]));
  const shop = await holdShop(repos, rows);
  const planned: Planned[] = [];
  for (const row of rows) {
    const product = row.productId === null ? undefined : byId.get(row.productId);
    planned.push(await plan(writing, shop, row, product));
  }
  const writes = planned.flatMap(({ write }) => write ?? []);
  const circumstances = {
    ...{ call, at, detail: { import: id }, isPartOfMany: writing.isPartOfMany },
    ...(state === 'undoing' ? { action: 'product.import_undo' } : {}),
  };
  const written = await writeMany(repos, circumstances, writes);
  if (written.taken.size > 0) {
    return refuse('IMPORT_STATE', { data: { taken: [...written.taken] } });
  }
  const settled = planned.map((one) => settle(writing, one, written.ids));
  await repos.imports.settle(id, settled);
  return ok(settled);
}

/** Brands, departments and attributes of the rows, which stay until the transaction ends. */
async function holdShop(
  { manyProducts }: WriteRepos,
  rows: readonly ImportRow[],
): Promise<KnownShop> {
  const facts = rows.flatMap(({ write }) => [write?.after.facts, write?.before?.facts]);
  const idsOf = (name: 'brandId' | 'departmentId') => [
    ...new Set(facts.flatMap((one) => one?.[name] ?? [])),
  ];
  const kept = await manyProducts.keepShelves(idsOf('brandId'), idsOf('departmentId'));
  const hasAttributes = rows.some(({ write }) => write?.after.attributes !== undefined);
  return { ...kept, attributes: hasAttributes ? await manyProducts.holdAttributes() : [] };
}

async function plan(
  { state, taken }: Writing,
  shop: KnownShop,
  row: ImportRow,
  product: OfficeProduct | undefined,
): Promise<Planned> {
  if (taken.has(row.key)) return { row, reason: 'import_taken' };
  const isStale = product ? productVersion(product) !== row.version : row.productId !== null;
  if (isStale || !row.write) return { row, reason: 'import_stale' };
  return state === 'undoing'
    ? planUndo(shop, row, product)
    : planWrite(shop, row, row.write.after, product);
}

async function planWrite(
  shop: KnownShop,
  row: ImportRow,
  values: Partial<WholeProduct>,
  before: OfficeProduct | undefined,
): Promise<Planned> {
  const write = { before, after: { ...wholeOf(before ?? blankProduct(row.key)), ...values } };
  const fit = await checkWrite(shop, write);
  return fit.ok ? { row, write } : { row, reason: 'import_stale' };
}

async function planUndo(
  shop: KnownShop,
  row: ImportRow,
  before: OfficeProduct | undefined,
): Promise<Planned> {
  const after = before && undone(before, row.write?.before ?? null);
  if (!after) return { row, reason: 'import_draft' };
  const write = { before, after };
  const fit = await checkParts(shop, write);
  return fit.ok ? { row, write } : { row, reason: 'import_stale' };
}

/** The product before the import. An added one is archived, since past orders may name it; a draft stays a draft. */
function undone(
  product: OfficeProduct,
  before: Partial<WholeProduct> | null,
): WholeProduct | undefined {
  if (before) return { ...wholeOf(product), ...before };
  return product.prices.price === 0 ? undefined : { ...wholeOf(product), state: 'archived' };
}

function wholeOf(product: OfficeProduct): WholeProduct {
  const { state, facts, prices, medicine, seo, barcodes, attributes } = product;
  return { state, facts, prices, medicine, seo, barcodes, attributes };
}

function settle(
  { state }: Writing,
  { row, write, reason }: Planned,
  ids: ReadonlyMap<string, number>,
): ImportRow {
  const isApplying = state === 'applying';
  if (!write) {
    const reasons = [reasonOf(null, reason ?? 'import_stale')];
    return { ...row, outcome: isApplying ? 'stale' : 'kept', reasons };
  }
  const productId = ids.get(write.after.facts.itemCode) ?? row.productId;
  const version = productVersion(write.after);
  return { ...row, productId, version, outcome: isApplying ? 'done' : 'undone' };
}
