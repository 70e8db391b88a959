import type { Clock } from '../../../core/ports.ts';
import type { ProductState } from '../../../core/products.ts';
import { refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion } from '../../../core/version.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf, onWire } from '../../audit/rules/changes.ts';
import type {
  Barcodes,
  Facts,
  Medicine,
  NewProduct,
  OfficeProduct,
  Prices,
  ProductsRepo,
  Properties,
  Seo,
} from '../ports.ts';
import { checkMove, knownShelf } from './checks.ts';
import { copyOf } from './copy-of.ts';
import { partVersion, productVersion } from './versions.ts';
import { reread, TAKEN, writePart, type PartChange } from './write-part.ts';

interface Repos {
  readonly officeProducts: ProductsRepo;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface World {
  readonly clock: Clock;
  readonly transact: Transact<Repos>;
}

/** A product as a person read it. */
export interface SeenProduct {
  readonly id: number;
  /** Version of the part that is changed, or of the whole product. */
  readonly version: string;
}

export interface ManageProducts {
  /** Adds a draft: no medicine, without a price. */
  add(call: StaffCall, product: NewProduct): Promise<Result<OfficeProduct>>;
  /** Adds a draft like it, with a code of its own; without barcodes, stock and reviews. Prices are copied by `prices.write`. */
  duplicate(call: StaffCall, id: number, withPrices: boolean): Promise<Result<OfficeProduct>>;
  changeFacts(call: StaffCall, seen: SeenProduct, facts: Facts): Promise<Result<OfficeProduct>>;
  changePrices(call: StaffCall, seen: SeenProduct, prices: Prices): Promise<Result<OfficeProduct>>;
  changeMedicine(
    call: StaffCall,
    seen: SeenProduct,
    medicine: Medicine,
  ): Promise<Result<OfficeProduct>>;
  changeSeo(call: StaffCall, seen: SeenProduct, seo: Seo): Promise<Result<OfficeProduct>>;
  /** Refuses BARCODE_TAKEN if another product has one of them. */
  changeBarcodes(
    call: StaffCall,
    seen: SeenProduct,
    barcodes: Barcodes,
  ): Promise<Result<OfficeProduct>>;
  /** Refuses VALIDATION for an unknown value. */
  changeAttributes(
    call: StaffCall,
    seen: SeenProduct,
    attributes: Properties,
  ): Promise<Result<OfficeProduct>>;
  /** Refuses VALIDATION for a product without a price. */
  publish(call: StaffCall, seen: SeenProduct): Promise<Result<OfficeProduct>>;
  /** Refuses VALIDATION for a draft without a price, which only a draft may lack. */
  archive(call: StaffCall, seen: SeenProduct): Promise<Result<OfficeProduct>>;
}

/** Changes products; every change is in the audit log (`docs/product/office.md`, "Products"). */
export function createManageProducts(world: World): ManageProducts {
  return {
    add: (call, product) =>
      world.transact(async (repos) => {
        const shelf = await knownShelf(repos, product);
        if (!shelf.ok) return shelf;
        const at = world.clock.now();
        const id = await repos.officeProducts.add(product, at);
        if (id === undefined) return refuse('VALIDATION', TAKEN);
        const changes = changesOf({}, onWire({ ...product }));
        await repos.audit.add({ ...entry(call, 'product.add', id), changes, at });
        return reread(repos, id);
      }),
    duplicate: (call, id, withPrices) => duplicate(world, call, id, withPrices),
    changeFacts: (call, seen, values) => changePart(world, call, seen, { part: 'facts', values }),
    changePrices: (call, seen, values) => changePart(world, call, seen, { part: 'prices', values }),
    changeMedicine: (call, seen, values) =>
      changePart(world, call, seen, { part: 'medicine', values }),
    changeSeo: (call, seen, values) => changePart(world, call, seen, { part: 'seo', values }),
    changeBarcodes: (call, seen, values) =>
      changePart(world, call, seen, { part: 'barcodes', values }),
    changeAttributes: (call, seen, values) =>
      changePart(world, call, seen, { part: 'attributes', values }),
    publish: (call, seen) => move(world, { call, seen, state: 'live', action: 'product.publish' }),
    archive: (call, seen) =>
      move(world, { call, seen, state: 'archived', action: 'product.archive' }),
  };
}

async function duplicate(
  { clock, transact }: World,
  call: StaffCall,
  id: number,
  withPrices: boolean,
): Promise<Result<OfficeProduct>> {
  return transact(async (repos) => {
    const original = await repos.officeProducts.lock(id);
    if (!original) return refuse('NOT_FOUND');
    const { facts } = original;
    const names = copyOf(facts, await repos.officeProducts.codesLike(facts.itemCode));
    const at = clock.now();
    const copyId = await repos.officeProducts.copy(id, { ...names, withPrices }, at);
    if (copyId === undefined) return refuse('VALIDATION', TAKEN);
    const changes = changesOf({}, onWire({ ...names, copiedFrom: id }));
    await repos.audit.add({ ...entry(call, 'product.duplicate', copyId), changes, at });
    return reread(repos, copyId);
  });
}

interface Change {
  readonly call: StaffCall;
  readonly seen: SeenProduct;
  readonly action: string;
}

async function changePart(
  { clock, transact }: World,
  call: StaffCall,
  seen: SeenProduct,
  change: PartChange,
): Promise<Result<OfficeProduct>> {
  return transact(async (repos) => {
    const before = await repos.officeProducts.lock(seen.id);
    if (!before) return refuse('NOT_FOUND');
    const same = checkVersion(seen.version, partVersion(before[change.part]));
    if (!same.ok) return same;
    return writePart(repos, { call, before, at: clock.now() }, change);
  });
}

async function move(
  { clock, transact }: World,
  { call, seen, state, action }: Change & { readonly state: ProductState },
): Promise<Result<OfficeProduct>> {
  return transact(async (repos) => {
    const before = await repos.officeProducts.lock(seen.id);
    if (!before) return refuse('NOT_FOUND');
    const same = checkVersion(seen.version, productVersion(before));
    if (!same.ok) return same;
    const fit = checkMove(before);
    if (!fit.ok) return fit;
    const at = clock.now();
    await repos.officeProducts.change(seen.id, { state }, at);
    const changes = changesOf({ state: before.state }, { state });
    await repos.audit.add({ ...entry(call, action, seen.id), changes, at });
    return reread(repos, seen.id);
  });
}

function entry(call: StaffCall, action: string, id: number) {
  return auditLine(call, action, `product ${String(id)}`);
}
