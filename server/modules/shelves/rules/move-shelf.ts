import { ok, refuse, type Result } from '../../../core/result.ts';
import { checkVersion } from '../../../core/version.ts';
import type { StaffCall } from '../../audit/ports.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { Category } from '../ports.ts';
import { movedTo } from './order.ts';
import {
  findShelf,
  invalid,
  orderVersion,
  shelfLine,
  type SeenShelf,
  type ShelfWorld,
} from './shelf-tree.ts';

export interface MoveTarget {
  /** Counted from 1. */
  readonly position: number;
  /** Another category for a department, with the version of its order. */
  readonly category?: { readonly id: number; readonly version: string } | undefined;
}

/** Moves a category or a department to a place; the caller's version is that of the order there. */
export async function moveShelf(
  { clock, transact }: ShelfWorld,
  call: StaffCall,
  seen: SeenShelf,
  { position, category }: MoveTarget,
): Promise<Result<void>> {
  return transact(async ({ officeCategories, audit }) => {
    const tree = await officeCategories.lock();
    const found = findShelf(tree, seen);
    if (!found) return refuse('NOT_FOUND');
    const same = checkVersion(seen.version, orderVersion(found.siblings));
    if (!same.ok) return same;
    const target = targetOf(tree, found, category);
    if (!target.ok) return target;
    const { categoryId, siblings } = target.value;
    const ids = siblings.map(({ id }) => id);
    const after = movedTo(ids, seen.id, position);
    const changes = changesOf(
      placeIn(found.siblings, seen.id, found.categoryId),
      placeIn(
        after.map((id) => ({ id })),
        seen.id,
        categoryId,
      ),
    );
    if (Object.keys(changes).length === 0) return ok(undefined);
    if (categoryId !== undefined && categoryId !== found.categoryId) {
      await officeCategories.setCategory(seen.id, categoryId);
    }
    await officeCategories.order(seen.kind, after);
    await audit.add({ ...shelfLine(call, 'move', seen), changes, at: clock.now() });
    return ok(undefined);
  });
}

type Found = NonNullable<ReturnType<typeof findShelf>>;

/** Neighbours at the target, and their category if they are departments. */
function targetOf(
  tree: readonly Category[],
  { categoryId, siblings }: Found,
  wanted: MoveTarget['category'],
): Result<Pick<Found, 'categoryId' | 'siblings'>> {
  if (!wanted || wanted.id === categoryId) return ok({ categoryId, siblings });
  const category = tree.find(({ id }) => id === wanted.id);
  if (!category || categoryId === undefined) return invalid('category.id', 'errors.field.invalid');
  const { departments } = category;
  const same = checkVersion(wanted.version, orderVersion(departments));
  return same.ok ? ok({ categoryId: wanted.id, siblings: departments }) : same;
}

function placeIn(
  siblings: readonly { readonly id: number }[],
  id: number,
  categoryId: number | undefined,
) {
  const position = siblings.findIndex((one) => one.id === id) + 1;
  return { position, ...(categoryId === undefined ? {} : { category_id: categoryId }) };
}
