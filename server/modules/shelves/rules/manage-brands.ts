import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf, onWire } from '../../audit/rules/changes.ts';
import type { Brand, BrandFacts, BrandRepo, Library, NewBrand } from '../ports.ts';
import { knownPicture } from './known-picture.ts';

interface Repos {
  readonly officeBrands: BrandRepo;
  readonly library: Library;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface World {
  readonly clock: Clock;
  readonly transact: Transact<Repos>;
}

/** A brand as a person read it. */
interface SeenBrand {
  readonly id: number;
  readonly version: string;
}

export interface ManageBrands {
  /** Refuses VALIDATION if another brand has the code. */
  add(call: StaffCall, brand: NewBrand): Promise<Result<Brand>>;
  /** Refuses VALIDATION for a logo that is not in the library. */
  change(call: StaffCall, seen: SeenBrand, facts: BrandFacts): Promise<Result<Brand>>;
  /** Refuses SHELF_IN_USE while products have it. */
  remove(call: StaffCall, seen: SeenBrand): Promise<Result<void>>;
}

export function brandVersion({ facts }: Pick<Brand, 'facts'>): string {
  return versionOf(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Changes brands; every change is in the audit log (`docs/product/office.md`, "Brands and categories"). */
export function createManageBrands({ clock, transact }: World): ManageBrands {
  return {
    add: (call, brand) =>
      transact(async (repos) => {
        const id = await repos.officeBrands.add(brand);
        if (id === undefined) {
          return refuse('VALIDATION', { fields: { code: 'errors.field.taken' } });
        }
        const changes = changesOf({}, onWire({ ...brand }));
        await repos.audit.add({ ...entry(call, 'brand.add', id), changes, at: clock.now() });
        return reread(repos, id);
      }),
    change: (call, seen, facts) =>
      transact(async (repos) => {
        const before = await lock(repos, seen);
        if (!before.ok) return before;
        const logo = { field: 'logo', before: before.value.facts.logo, after: facts.logo };
        const known = await knownPicture(repos.library, logo);
        if (!known.ok) return known;
        await repos.officeBrands.change(seen.id, facts);
        const changes = changesOf(onWire({ ...before.value.facts }), onWire({ ...facts }));
        await repos.audit.add({
          ...entry(call, 'brand.change', seen.id),
          changes,
          at: clock.now(),
        });
        return reread(repos, seen.id);
      }),
    remove: (call, seen) =>
      transact(async (repos) => {
        const before = await lock(repos, seen);
        if (!before.ok) return before;
        const { code, products, facts } = before.value;
        if (products > 0) return refuse('SHELF_IN_USE', { data: { products } });
        await repos.officeBrands.remove(seen.id);
        const changes = changesOf(onWire({ code, ...facts }), {});
        await repos.audit.add({
          ...entry(call, 'brand.remove', seen.id),
          changes,
          at: clock.now(),
        });
        return ok(undefined);
      }),
  };
}

async function lock(
  { officeBrands }: Pick<Repos, 'officeBrands'>,
  { id, version }: SeenBrand,
): Promise<Result<Brand>> {
  const brand = await officeBrands.lock(id);
  if (!brand) return refuse('NOT_FOUND');
  const same = checkVersion(version, brandVersion(brand));
  return same.ok ? ok(brand) : same;
}

async function reread(
  { officeBrands }: Pick<Repos, 'officeBrands'>,
  id: number,
): Promise<Result<Brand>> {
  const after = await officeBrands.read(id);
  return after ? ok(after) : refuse('NOT_FOUND');
}

function entry(call: StaffCall, action: string, id: number) {
  return auditLine(call, action, `brand ${String(id)}`);
}
