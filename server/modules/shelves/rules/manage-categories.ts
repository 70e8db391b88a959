import type { Direction } from '../../../../lib/shelves/contract-values.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf, onWire } from '../../audit/rules/changes.ts';
import type {
  Category,
  CategoryRepo,
  Department,
  NewDepartment,
  ShelfKind,
  ShelfFacts,
  ShelfNames,
} from '../ports.ts';
import { moved } from './order.ts';

interface Repos {
  readonly officeCategories: CategoryRepo;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface World {
  readonly clock: Clock;
  readonly transact: Transact<Repos>;
}

/** A category or a department as a person read it. */
interface SeenShelf {
  readonly kind: ShelfKind;
  readonly id: number;
  readonly version: string;
}

export interface ManageCategories {
  add(call: StaffCall, names: ShelfNames): Promise<Result<void>>;
  /** Refuses VALIDATION for an unknown category, or a slug that another department has or had. */
  addDepartment(call: StaffCall, department: NewDepartment): Promise<Result<void>>;
  /** Refuses VALIDATION for a slug that another department has or had. */
  change(call: StaffCall, seen: SeenShelf, facts: ShelfFacts): Promise<Result<void>>;
  /** One step among its neighbours. The version is that of their order. */
  move(call: StaffCall, seen: SeenShelf, direction: Direction): Promise<Result<void>>;
  /** Refuses CATEGORY_IN_USE while it has departments, SHELF_IN_USE while it has products. */
  remove(call: StaffCall, seen: SeenShelf): Promise<Result<void>>;
}

export function shelfVersion({ nameEn, nameTh, slug }: ShelfFacts): string {
  return versionOf(nameEn, nameTh, ...(slug === undefined ? [] : [slug]));
}

export function orderVersion(shelves: readonly { readonly id: number }[]): string {
  return versionOf(shelves.map(({ id }) => id));
}

/**
 * Changes categories and departments; every change is in the audit log (`docs/product/office.md`, "Brands and
 * categories").
 */
export function createManageCategories(world: World): ManageCategories {
  return {
    add: (call, names) => addCategory(world, call, names),
    addDepartment: (call, department) => addDepartment(world, call, department),
    change: (call, seen, facts) => change(world, call, seen, facts),
    move: (call, seen, direction) => move(world, call, seen, direction),
    remove: (call, seen) => remove(world, call, seen),
  };
}

async function addCategory(
  { clock, transact }: World,
  call: StaffCall,
  names: ShelfNames,
): Promise<Result<void>> {
  return transact(async ({ officeCategories, audit }) => {
    const id = await officeCategories.addCategory(
      names,
      (await officeCategories.lock()).length + 1,
    );
    const changes = changesOf({}, onWire({ ...names }));
    await audit.add({ ...entry(call, 'add', { kind: 'category', id }), changes, at: clock.now() });
    return ok(undefined);
  });
}

async function addDepartment(
  { clock, transact }: World,
  call: StaffCall,
  department: NewDepartment,
): Promise<Result<void>> {
  return transact(async ({ officeCategories, audit }) => {
    const tree = await officeCategories.lock();
    const category = tree.find(({ id }) => id === department.categoryId);
    if (!category) return invalid('category_id', 'errors.field.invalid');
    const free = await checkSlug(officeCategories, department.slug);
    if (!free.ok) return free;
    const position = category.departments.length + 1;
    const id = await officeCategories.addDepartment(department, position);
    const changes = changesOf({}, onWire({ ...department }));
    await audit.add({
      ...entry(call, 'add', { kind: 'department', id }),
      changes,
      at: clock.now(),
    });
    return ok(undefined);
  });
}

async function change(
  { clock, transact }: World,
  call: StaffCall,
  seen: SeenShelf,
  { slug, ...names }: ShelfFacts,
): Promise<Result<void>> {
  return transact(async ({ officeCategories, audit }) => {
    const found = find(await officeCategories.lock(), seen);
    if (!found) return refuse('NOT_FOUND');
    const same = checkVersion(seen.version, shelfVersion(found.shelf));
    if (!same.ok) return same;
    const before = factsOf(found.shelf);
    await officeCategories.rename(seen.kind, seen.id, names);
    if (slug !== undefined && before.slug !== undefined && slug !== before.slug) {
      const free = await checkSlug(officeCategories, slug, seen.id);
      if (!free.ok) return free;
      await officeCategories.changeSlug(seen.id, { from: before.slug, to: slug });
    }
    const changes = changesOf(
      onWire({ ...before }),
      onWire({ ...before, ...names, slug: slug ?? before.slug }),
    );
    await audit.add({ ...entry(call, 'change', seen), changes, at: clock.now() });
    return ok(undefined);
  });
}

/** A slug leads to one department: nobody takes one that another has, or that leads to another. */
async function checkSlug(
  repo: Pick<CategoryRepo, 'slugHolder'>,
  slug: string,
  own?: number,
): Promise<Result<void>> {
  const holder = await repo.slugHolder(slug);
  if (!holder || holder.id === own) return ok(undefined);
  return invalid('slug', holder.isFormer ? 'errors.field.slug_former' : 'errors.field.taken');
}

async function move(
  { clock, transact }: World,
  call: StaffCall,
  seen: SeenShelf,
  direction: Direction,
): Promise<Result<void>> {
  return transact(async ({ officeCategories, audit }) => {
    const found = find(await officeCategories.lock(), seen);
    if (!found) return refuse('NOT_FOUND');
    const same = checkVersion(seen.version, orderVersion(found.siblings));
    if (!same.ok) return same;
    const before = found.siblings.map(({ id }) => id);
    const after = moved(before, seen.id, direction);
    if (after === before) return ok(undefined);
    await officeCategories.order(seen.kind, after);
    const positionIn = (ids: readonly number[]) => ({ position: ids.indexOf(seen.id) + 1 });
    const changes = changesOf(positionIn(before), positionIn(after));
    await audit.add({ ...entry(call, 'move', seen), changes, at: clock.now() });
    return ok(undefined);
  });
}

async function remove(
  { clock, transact }: World,
  call: StaffCall,
  seen: SeenShelf,
): Promise<Result<void>> {
  return transact(async ({ officeCategories, audit }) => {
    const found = find(await officeCategories.lock(), seen);
    if (!found) return refuse('NOT_FOUND');
    const same = checkVersion(seen.version, shelfVersion(found.shelf));
    if (!same.ok) return same;
    const free = checkEmpty(found.shelf);
    if (!free.ok) return free;
    await officeCategories.remove(seen.kind, seen.id);
    const changes = changesOf(onWire({ ...factsOf(found.shelf) }), {});
    await audit.add({ ...entry(call, 'remove', seen), changes, at: clock.now() });
    return ok(undefined);
  });
}

function checkEmpty(shelf: Category | Department): Result<void> {
  if ('departments' in shelf) {
    const departments = shelf.departments.length;
    return departments === 0 ? ok(undefined) : refuse('CATEGORY_IN_USE', { data: { departments } });
  }
  const { products } = shelf;
  return products === 0 ? ok(undefined) : refuse('SHELF_IN_USE', { data: { products } });
}

/** A category or a department among its neighbours. */
function find(tree: readonly Category[], { kind, id }: Omit<SeenShelf, 'version'>) {
  const lists: readonly (readonly (Category | Department)[])[] =
    kind === 'category' ? [tree] : tree.map(({ departments }) => departments);
  for (const siblings of lists) {
    const shelf = siblings.find((one) => one.id === id);
    if (shelf) return { shelf, siblings };
  }
  return undefined;
}

/** The names, and the slug of a department. */
function factsOf(shelf: Category | Department): ShelfFacts {
  const { nameEn, nameTh } = shelf;
  return 'slug' in shelf ? { nameEn, nameTh, slug: shelf.slug } : { nameEn, nameTh };
}

function invalid(field: string, problem: string) {
  return refuse('VALIDATION', { fields: { [field]: problem } });
}

function entry(call: StaffCall, done: string, { kind, id }: Omit<SeenShelf, 'version'>) {
  return auditLine(call, `${kind}.${done}`, `${kind} ${String(id)}`);
}
