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
  /** Refuses VALIDATION for an unknown category, or a slug that another department has. */
  addDepartment(call: StaffCall, department: NewDepartment): Promise<Result<void>>;
  rename(call: StaffCall, seen: SeenShelf, names: ShelfNames): Promise<Result<void>>;
  /** One step among its neighbours. The version is that of their order. */
  move(call: StaffCall, seen: SeenShelf, direction: Direction): Promise<Result<void>>;
  /** Refuses CATEGORY_IN_USE while it has departments, SHELF_IN_USE while it has products. */
  remove(call: StaffCall, seen: SeenShelf): Promise<Result<void>>;
}

export function shelfVersion({ nameEn, nameTh }: ShelfNames): string {
  return versionOf(nameEn, nameTh);
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
    rename: (call, seen, names) => rename(world, call, seen, names),
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
    const position = category.departments.length + 1;
    const id = await officeCategories.addDepartment(department, position);
    if (id === undefined) return invalid('slug', 'errors.field.taken');
    const changes = changesOf({}, onWire({ ...department }));
    await audit.add({
      ...entry(call, 'add', { kind: 'department', id }),
      changes,
      at: clock.now(),
    });
    return ok(undefined);
  });
}

async function rename(
  { clock, transact }: World,
  call: StaffCall,
  seen: SeenShelf,
  names: ShelfNames,
): Promise<Result<void>> {
  return transact(async ({ officeCategories, audit }) => {
    const found = find(await officeCategories.lock(), seen);
    if (!found) return refuse('NOT_FOUND');
    const same = checkVersion(seen.version, shelfVersion(found.shelf));
    if (!same.ok) return same;
    await officeCategories.rename(seen.kind, seen.id, names);
    const { nameEn, nameTh } = found.shelf;
    const changes = changesOf(onWire({ nameEn, nameTh }), onWire({ ...names }));
    await audit.add({ ...entry(call, 'change', seen), changes, at: clock.now() });
    return ok(undefined);
  });
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
    const changes = changesOf(onWire(namesOf(found.shelf)), {});
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
function namesOf(shelf: Category | Department) {
  const { nameEn, nameTh } = shelf;
  return 'slug' in shelf ? { nameEn, nameTh, slug: shelf.slug } : { nameEn, nameTh };
}

function invalid(field: string, problem: string) {
  return refuse('VALIDATION', { fields: { [field]: problem } });
}

function entry(call: StaffCall, done: string, { kind, id }: Omit<SeenShelf, 'version'>) {
  return auditLine(call, `${kind}.${done}`, `${kind} ${String(id)}`);
}
