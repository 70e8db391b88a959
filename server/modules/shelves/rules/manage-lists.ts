import type { PickedListName } from '../../../../lib/shelves/contract-values.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { ListRepo, PickedProduct } from '../ports.ts';

interface World {
  readonly clock: Clock;
  readonly transact: Transact<{
    readonly officeLists: ListRepo;
    readonly audit: Pick<AuditLog, 'add'>;
  }>;
}

/** A list as a person read it. */
interface SeenList {
  readonly list: PickedListName;
  readonly version: string;
}

export interface ManageLists {
  /** Replaces all products. Refuses VALIDATION for one that is twice or unknown. */
  change(
    call: StaffCall,
    seen: SeenList,
    ids: readonly number[],
  ): Promise<Result<readonly PickedProduct[]>>;
}

/** The names of products are not part of it: they change elsewhere. */
export function listVersion(products: readonly Pick<PickedProduct, 'id'>[]): string {
  return versionOf(products.map(({ id }) => id));
}

/** Changes hand-picked lists (`docs/product/office.md`, "Brands and categories"). */
export function createManageLists({ clock, transact }: World): ManageLists {
  return {
    change: (call, { list, version }, ids) =>
      transact(async ({ officeLists, audit }) => {
        const before = await officeLists.lock(list);
        const same = checkVersion(version, listVersion(before));
        if (!same.ok) return same;
        const known = new Map((await officeLists.products(ids)).map((one) => [one.id, one]));
        const fields = faultsOf(ids, known);
        if (Object.keys(fields).length > 0) return refuse('VALIDATION', { fields });
        const after = ids.flatMap((id) => known.get(id) ?? []);
        await officeLists.replace(list, ids);
        const changes = changesOf({ products: codesOf(before) }, { products: codesOf(after) });
        const line = auditLine(call, 'list.change', `list ${list}`);
        await audit.add({ ...line, changes, at: clock.now() });
        return ok(after);
      }),
  };
}

function faultsOf(ids: readonly number[], known: ReadonlyMap<number, PickedProduct>) {
  const faults = ids.map((id, index) => {
    if (!known.has(id)) return 'errors.field.invalid';
    return ids.indexOf(id) < index ? 'errors.field.taken' : undefined;
  });
  return Object.fromEntries(
    faults.flatMap((fault, index) => (fault ? [[`products.${String(index)}`, fault]] : [])),
  );
}

function codesOf(products: readonly PickedProduct[]): readonly string[] {
  return products.map(({ itemCode }) => itemCode);
}
