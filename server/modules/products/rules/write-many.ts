import { isDeepStrictEqual } from 'node:util';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { AuditEntry, AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf, onWire } from '../../audit/rules/changes.ts';
import type { ManyProductsRepo, WholeProduct } from '../many-ports.ts';
import type { AttributeChoice, OfficeProduct, PartName } from '../ports.ts';
import { checkMove } from './checks.ts';
import { ACTIONS, checkPart, type PartChange } from './write-part.ts';

/** Parts in the order of their lines in the audit log. */
export const PART_NAMES: readonly PartName[] = [
  ...(['facts', 'prices', 'medicine', 'seo', 'barcodes', 'attributes'] as const),
];

/** A product with all that it gets; without `before` it is new. */
export interface ProductWrite {
  readonly before: OfficeProduct | undefined;
  readonly after: WholeProduct;
}

/** Facts of the shop that the rules of single changes ask for, read once for many products. */
export interface KnownShop {
  readonly brands: ReadonlySet<number>;
  readonly departments: ReadonlySet<number>;
  readonly attributes: readonly AttributeChoice[];
}

const NEW: Omit<OfficeProduct, 'facts'> = {
  ...{ id: 0, state: 'draft', listed: false, createdAt: new Date(0) },
  prices: { price: 0, dealPrice: 0, memberPrice: 0 },
  medicine: { drugClass: 'none', registrationNo: null },
  seo: {
    ...{ seoTitleEn: '', seoTitleTh: '', seoDescriptionEn: '', seoDescriptionTh: '' },
    searchWords: '',
  },
  barcodes: { barcodes: [] },
  attributes: { attributes: [] },
};

/** A new product before anybody writes it: a draft, no medicine, without a price. */
export function blankProduct(itemCode: string): OfficeProduct {
  const facts = {
    ...{ itemCode, nameEn: '', nameTh: '', brandId: 0, departmentId: 0 },
    ...{ descriptionEn: '', descriptionTh: '', howToEn: '', howToTh: '' },
    ...{ ingredientsEn: '', ingredientsTh: '', warningsEn: '', warningsTh: '' },
    ...{ size: '', purchaseLimit: null },
  };
  return { ...NEW, facts };
}

/** Parts that a write changes. */
export function changedParts({ before, after }: ProductWrite): readonly PartName[] {
  const old = before ?? blankProduct(after.facts.itemCode);
  return PART_NAMES.filter(
    (part) => (part === 'facts' && !before) || !isDeepStrictEqual(old[part], after[part]),
  );
}

/** Checks a write by the rules of single changes, each of its parts and its state. */
export async function checkWrite(shop: KnownShop, write: ProductWrite): Promise<Result<void>> {
  const { after } = write;
  const before = write.before ?? blankProduct(after.facts.itemCode);
  const fit = await checkParts(shop, write);
  if (!fit.ok || after.state === before.state) return fit;
  if (after.state === 'draft') {
    return refuse('VALIDATION', { fields: { state: 'errors.field.invalid' } });
  }
  return checkMove(after);
}

/** Without the state: undone changes lead back to drafts too. */
export async function checkParts(shop: KnownShop, write: ProductWrite): Promise<Result<void>> {
  const { after } = write;
  const before = write.before ?? blankProduct(after.facts.itemCode);
  const officeProducts = {
    hasShelf: (brandId: number, departmentId: number) =>
      Promise.resolve({
        brand: shop.brands.has(brandId),
        department: shop.departments.has(departmentId),
      }),
    holdAttributes: () => Promise.resolve(shop.attributes),
  };
  for (const part of changedParts(write)) {
    const change = { part, values: after[part] } as PartChange;
    const fit = await checkPart({ officeProducts }, change, before);
    if (!fit.ok) return fit;
  }
  return ok(undefined);
}

interface Circumstances {
  readonly call: StaffCall;
  readonly at: Date;
  readonly detail: Readonly<Record<string, unknown>>;
  /** Part of a change of so many products that one line of the change log stands for all. */
  readonly isPartOfMany: boolean;
  /** One action for all changes, instead of that of each part. */
  readonly action?: string;
}

/** Products that were written, by item code, and those that lost a code or a barcode to another product. */
export interface Written {
  readonly ids: ReadonlyMap<string, number>;
  readonly taken: ReadonlySet<string>;
}

/** Writes checked products, with the audit log of single changes. If some are `taken`, the caller rolls back. */
export async function writeMany(
  repos: {
    readonly manyProducts: Pick<
      ManyProductsRepo,
      'add' | 'change' | 'changeBarcodes' | 'announceTogether'
    >;
    readonly audit: Pick<AuditLog, 'addMany'>;
  },
  circumstances: Circumstances,
  writes: readonly ProductWrite[],
): Promise<Written> {
  const { manyProducts, audit } = repos;
  const { at, isPartOfMany } = circumstances;
  const added = writes.filter(({ before }) => !before).map(({ after }) => after);
  const changed = writes.flatMap(({ before, after }) =>
    before ? [{ ...after, id: before.id }] : [],
  );
  if (isPartOfMany) await manyProducts.announceTogether();
  await manyProducts.change(changed, at);
  const ids = new Map([
    ...(await manyProducts.add(added, at)),
    ...changed.map(({ id, facts }) => [facts.itemCode, id] as const),
  ]);
  const lost = added.map(({ facts }) => facts.itemCode).filter((code) => !ids.has(code));
  const clashing = new Set(await writeBarcodes(manyProducts, writes, ids));
  const clashed = [...ids].filter(([, id]) => clashing.has(id)).map(([code]) => code);
  const taken = new Set([...lost, ...clashed]);
  if (taken.size > 0) return { ids, taken };
  await audit.addMany(writes.flatMap((write) => linesOf(circumstances, write, ids)));
  return { ids, taken };
}

function writeBarcodes(
  manyProducts: Pick<ManyProductsRepo, 'changeBarcodes'>,
  writes: readonly ProductWrite[],
  ids: ReadonlyMap<string, number>,
): Promise<readonly number[]> {
  const changed = writes.filter((write) => changedParts(write).includes('barcodes'));
  return manyProducts.changeBarcodes(
    changed.flatMap(({ after: { facts, barcodes } }) => {
      const id = ids.get(facts.itemCode);
      return id === undefined ? [] : [{ id, barcodes: barcodes.barcodes }];
    }),
  );
}

function linesOf(
  { call, at, detail, action }: Circumstances,
  write: ProductWrite,
  ids: ReadonlyMap<string, number>,
): readonly AuditEntry[] {
  const { before, after } = write;
  const subject = `product ${String(ids.get(after.facts.itemCode))}`;
  const old = before ?? blankProduct(after.facts.itemCode);
  const lines = changedParts(write).map((part): AuditEntry => {
    const isNew = !before && part === 'facts';
    const changes = changesOf(isNew ? {} : onWire({ ...old[part] }), onWire({ ...after[part] }));
    const named = action ?? (isNew ? 'product.add' : ACTIONS[part]);
    return { ...auditLine(call, named, subject), detail, changes, at };
  });
  if (after.state === old.state) return lines;
  const move = after.state === 'live' ? 'product.publish' : 'product.archive';
  const changes = changesOf({ state: old.state }, { state: after.state });
  return [...lines, { ...auditLine(call, action ?? move, subject), detail, changes, at }];
}
