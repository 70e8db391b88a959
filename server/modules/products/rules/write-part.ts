import { ok, refuse, type Result } from '../../../core/result.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf, onWire } from '../../audit/rules/changes.ts';
import type { OfficeProduct, PartName, ProductsRepo } from '../ports.ts';
import { checkPrices, knownAttributes, knownShelf } from './checks.ts';

export interface PartRepos {
  readonly officeProducts: Pick<
    ProductsRepo,
    'read' | 'lock' | 'change' | 'changeBarcodes' | 'hasShelf' | 'holdAttributes'
  >;
  readonly audit: Pick<AuditLog, 'add'>;
}

/** All values of one part. */
export type PartChange = {
  [Part in PartName]: { readonly part: Part; readonly values: OfficeProduct[Part] };
}[PartName];

interface Circumstances {
  readonly call: StaffCall;
  /** The product under its lock. */
  readonly before: OfficeProduct;
  readonly at: Date;
  /** Detail of the line in the audit log. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

export const ACTIONS: Readonly<Record<PartName, string>> = {
  facts: 'product.change',
  prices: 'product.price',
  medicine: 'product.medicine',
  seo: 'product.seo',
  barcodes: 'product.barcodes',
  attributes: 'product.attributes',
};

export const TAKEN = { fields: { item_code: 'errors.field.taken' } };

/** Changes a part, by the rules of its values; the one way for forms and drafts. */
export async function writePart(
  repos: PartRepos,
  { call, before, at, detail = {} }: Circumstances,
  change: PartChange,
): Promise<Result<OfficeProduct>> {
  const { id } = before;
  const fit = await checkPart(repos, change, before);
  if (!fit.ok) return fit;
  const written = await write(repos, id, change, at);
  if (!written.ok) return written;
  const changes = changesOf(onWire({ ...before[change.part] }), onWire({ ...change.values }));
  const line = auditLine(call, ACTIONS[change.part], `product ${String(id)}`);
  await repos.audit.add({ ...line, detail, changes, at });
  return reread(repos, id);
}

/** Whether the values fit together and to the shop. */
export function checkPart(
  repos: { readonly officeProducts: Pick<ProductsRepo, 'hasShelf' | 'holdAttributes'> },
  change: PartChange,
  before: OfficeProduct,
): Promise<Result<void>> | Result<void> {
  if (change.part === 'facts') return knownShelf(repos, change.values);
  if (change.part === 'attributes') return knownAttributes(repos, change.values, before.attributes);
  return change.part === 'prices' ? checkPrices(change.values) : ok(undefined);
}

async function write(
  { officeProducts }: PartRepos,
  id: number,
  change: PartChange,
  at: Date,
): Promise<Result<void>> {
  if (change.part !== 'barcodes') {
    const isWritten = await officeProducts.change(id, change.values, at);
    return isWritten ? ok(undefined) : refuse('VALIDATION', TAKEN);
  }
  const holder = await officeProducts.changeBarcodes(id, change.values.barcodes, at);
  if (!holder) return ok(undefined);
  const { barcode, productId, itemCode, name } = holder;
  return refuse('BARCODE_TAKEN', {
    data: {
      ...{ barcode, product_id: productId, item_code: itemCode },
      ...{ name_en: name.en, name_th: name.th },
    },
  });
}

export async function reread(
  { officeProducts }: { readonly officeProducts: Pick<ProductsRepo, 'read'> },
  id: number,
): Promise<Result<OfficeProduct>> {
  const after = await officeProducts.read(id);
  return after ? ok(after) : refuse('NOT_FOUND');
}
