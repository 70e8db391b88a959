import type { Clock } from '../../../core/ports.ts';
import { refuse } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { versionOf } from '../../../core/version.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import type { Category, CategoryRepo, Department, Library, ShelfKind } from '../ports.ts';

export interface ShelfRepos {
  readonly officeCategories: CategoryRepo;
  readonly library: Library;
  readonly audit: Pick<AuditLog, 'add'>;
}

export interface ShelfWorld {
  readonly clock: Clock;
  readonly transact: Transact<ShelfRepos>;
}

/** A category or a department as a person read it. */
export interface SeenShelf {
  readonly kind: ShelfKind;
  readonly id: number;
  readonly version: string;
}

export function orderVersion(shelves: readonly { readonly id: number }[]): string {
  return versionOf(shelves.map(({ id }) => id));
}

/** A category, or a department with the id of its category, among its neighbours. */
export function findShelf(tree: readonly Category[], { kind, id }: Omit<SeenShelf, 'version'>) {
  const lists: readonly {
    readonly categoryId?: number;
    readonly siblings: readonly (Category | Department)[];
  }[] =
    kind === 'category'
      ? [{ siblings: tree }]
      : tree.map((category) => ({ categoryId: category.id, siblings: category.departments }));
  for (const { categoryId, siblings } of lists) {
    const shelf = siblings.find((one) => one.id === id);
    if (shelf) return { shelf, siblings, categoryId };
  }
  return undefined;
}

export function invalid(field: string, problem: string) {
  return refuse('VALIDATION', { fields: { [field]: problem } });
}

export function shelfLine(call: StaffCall, done: string, { kind, id }: Omit<SeenShelf, 'version'>) {
  return auditLine(call, `${kind}.${done}`, `${kind} ${String(id)}`);
}
