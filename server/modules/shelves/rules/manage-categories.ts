import { ok, refuse, type Result } from '../../../core/result.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { StaffCall } from '../../audit/ports.ts';
import { changesOf, onWire } from '../../audit/rules/changes.ts';
import type {
  Category,
  CategoryRepo,
  Department,
  NewDepartment,
  ShelfFacts,
  ShelfNames,
} from '../ports.ts';
import { knownPicture } from './known-picture.ts';
import { moveShelf, type MoveTarget } from './move-shelf.ts';
import {
  findShelf,
  invalid,
  shelfLine,
  type SeenShelf,
  type ShelfRepos,
  type ShelfWorld,
} from './shelf-tree.ts';

export interface ManageCategories {
  add(call: StaffCall, names: ShelfNames): Promise<Result<void>>;
  /** Refuses VALIDATION for an unknown category, or a slug that another department has or had. */
  addDepartment(call: StaffCall, department: NewDepartment): Promise<Result<void>>;
  /**
   * Refuses VALIDATION for a slug that another department has or had, or an unknown category. A department that
   * changes its category is the last there.
   */
  change(call: StaffCall, seen: SeenShelf, facts: ShelfFacts): Promise<Result<void>>;
  /** To a place among its neighbours or in another category. The version is that of its neighbours' order. */
  move(call: StaffCall, seen: SeenShelf, target: MoveTarget): Promise<Result<void>>;
  /** Refuses CATEGORY_IN_USE while it has departments, SHELF_IN_USE while it has products. */
  remove(call: StaffCall, seen: SeenShelf): Promise<Result<void>>;
}

export function shelfVersion({ nameEn, nameTh, slug, categoryId, picture }: ShelfFacts): string {
  return versionOf(nameEn, nameTh, ...(slug === undefined ? [picture] : [slug, categoryId]));
}

/**
 * Changes categories and departments; every change is in the audit log (`docs/product/office.md`, "Brands and
 * categories").
 */
export function createManageCategories(world: ShelfWorld): ManageCategories {
  return {
    add: (call, names) => addCategory(world, call, names),
    addDepartment: (call, department) => addDepartment(world, call, department),
    change: (call, seen, facts) => change(world, call, seen, facts),
    move: (call, seen, target) => moveShelf(world, call, seen, target),
    remove: (call, seen) => remove(world, call, seen),
  };
}

async function addCategory(
  { clock, transact }: ShelfWorld,
  call: StaffCall,
  names: ShelfNames,
): Promise<Result<void>> {
  return transact(async ({ officeCategories, audit }) => {
    const id = await officeCategories.addCategory(
      names,
      (await officeCategories.lock()).length + 1,
    );
    const changes = changesOf({}, onWire({ ...names }));
    await audit.add({
      ...shelfLine(call, 'add', { kind: 'category', id }),
      changes,
      at: clock.now(),
    });
    return ok(undefined);
  });
}

async function addDepartment(
  { clock, transact }: ShelfWorld,
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
      ...shelfLine(call, 'add', { kind: 'department', id }),
      changes,
      at: clock.now(),
    });
    return ok(undefined);
  });
}

async function change(
  { clock, transact }: ShelfWorld,
  call: StaffCall,
  seen: SeenShelf,
  facts: ShelfFacts,
): Promise<Result<void>> {
  return transact(async (repos) => {
    const tree = await repos.officeCategories.lock();
    const found = findShelf(tree, seen);
    if (!found) return refuse('NOT_FOUND');
    const same = checkVersion(seen.version, shelfVersion(found.shelf));
    if (!same.ok) return same;
    const before = factsOf(found.shelf);
    const { nameEn, nameTh } = facts;
    await repos.officeCategories.rename(seen.kind, seen.id, { nameEn, nameTh });
    const rest =
      seen.kind === 'category'
        ? await changePicture(repos, seen.id, { before, facts })
        : await changePlace(repos, tree, seen.id, { before, facts });
    if (!rest.ok) return rest;
    const changes = changesOf(onWire({ ...before }), onWire({ ...facts }));
    await repos.audit.add({ ...shelfLine(call, 'change', seen), changes, at: clock.now() });
    return ok(undefined);
  });
}

interface FactsChange {
  readonly before: ShelfFacts;
  readonly facts: ShelfFacts;
}

async function changePicture(
  { officeCategories, library }: ShelfRepos,
  id: number,
  { before, facts }: FactsChange,
): Promise<Result<void>> {
  const { picture = null } = facts;
  const change = { field: 'picture', before: before.picture ?? null, after: picture };
  const known = await knownPicture(library, change);
  if (known.ok) await officeCategories.setPicture(id, picture);
  return known;
}

/** Slug and category of a department. */
async function changePlace(
  { officeCategories }: ShelfRepos,
  tree: readonly Category[],
  id: number,
  { before, facts: { slug, categoryId } }: FactsChange,
): Promise<Result<void>> {
  if (slug !== undefined && before.slug !== undefined && slug !== before.slug) {
    const free = await checkSlug(officeCategories, slug, id);
    if (!free.ok) return free;
    await officeCategories.changeSlug(id, { from: before.slug, to: slug });
  }
  return categoryId === undefined || categoryId === before.categoryId
    ? ok(undefined)
    : putLast(officeCategories, tree, id, categoryId);
}

/** Puts a department behind those of another category. */
async function putLast(
  repo: Pick<CategoryRepo, 'setCategory' | 'order'>,
  tree: readonly Category[],
  id: number,
  categoryId: number,
): Promise<Result<void>> {
  const category = tree.find((one) => one.id === categoryId);
  if (!category) return invalid('category_id', 'errors.field.invalid');
  await repo.setCategory(id, categoryId);
  await repo.order('department', [...category.departments.map((one) => one.id), id]);
  return ok(undefined);
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

async function remove(
  { clock, transact }: ShelfWorld,
  call: StaffCall,
  seen: SeenShelf,
): Promise<Result<void>> {
  return transact(async ({ officeCategories, audit }) => {
    const found = findShelf(await officeCategories.lock(), seen);
    if (!found) return refuse('NOT_FOUND');
    const same = checkVersion(seen.version, shelfVersion(found.shelf));
    if (!same.ok) return same;
    const free = checkEmpty(found.shelf);
    if (!free.ok) return free;
    await officeCategories.remove(seen.kind, seen.id);
    const changes = changesOf(onWire({ ...factsOf(found.shelf) }), {});
    await audit.add({ ...shelfLine(call, 'remove', seen), changes, at: clock.now() });
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

/** The names, and the slug and category of a department. */
function factsOf(shelf: Category | Department): ShelfFacts {
  const { nameEn, nameTh } = shelf;
  if (!('slug' in shelf)) return { nameEn, nameTh, picture: shelf.picture };
  return { nameEn, nameTh, slug: shelf.slug, categoryId: shelf.categoryId };
}
