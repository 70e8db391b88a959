import { and, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/client.ts';
import { brands, departments, products } from '../../server/db/schema/catalog.ts';
import { promotionGroupProducts, promotionGroups } from '../../server/db/schema/offers.ts';
import { dayNumber, dayStart } from '../../lib/format/bangkok.ts';
import { ALWAYS, CONDITIONS, GROUPS, type GroupSeed } from './offers-data.ts';

const MOST_PRODUCTS = 24;

/** Seeds promotion groups if there are none; a product belongs to at most one. */
export async function seedPromotionGroups(db: Database, now: Date): Promise<void> {
  if ((await db.$count(promotionGroups)) > 0) return;
  await db.transaction(async (tx) => {
    const taken = new Set<number>();
    for (const [index, group] of GROUPS.entries()) {
      const chosen = (await fitting(tx, group)).filter((id) => !taken.has(id));
      const members = chosen.slice(0, MOST_PRODUCTS);
      for (const id of members) taken.add(id);
      if (members.length > 0) await insertGroup(tx, toGroupRow(group, index, now), members);
    }
  });
}

async function insertGroup(
  db: Database,
  row: typeof promotionGroups.$inferInsert & { readonly id: number },
  members: readonly number[],
): Promise<void> {
  await db.insert(promotionGroups).values(row).onConflictDoNothing();
  await db
    .insert(promotionGroupProducts)
    .values(
      members.map((productId, index) => ({ groupId: row.id, productId, position: index + 1 })),
    )
    .onConflictDoNothing();
}

/** Moves each expired demo group to its next period. */
export async function renewPromotionGroups(db: Database, now: Date): Promise<void> {
  const over = await db
    .select({ id: promotionGroups.id })
    .from(promotionGroups)
    .where(lte(promotionGroups.endsAt, now));
  for (const { id } of over) {
    const group = GROUPS.find((seed) => seed.id === id);
    if (!group) continue;
    await db
      .update(promotionGroups)
      .set(windowOf(group, now))
      .where(and(eq(promotionGroups.id, id), lte(promotionGroups.endsAt, now)));
  }
}

function toGroupRow(
  group: GroupSeed,
  index: number,
  now: Date,
): typeof promotionGroups.$inferInsert & { readonly id: number } {
  const { id, kind, percent = 0, name, lead, picture } = group;
  const lines = [lead, ...CONDITIONS[kind], ...ALWAYS];
  return {
    id,
    kind,
    percent,
    nameEn: name.en,
    nameTh: name.th,
    detailsEn: lines.map(({ en }) => en).join('\n'),
    detailsTh: lines.map(({ th }) => th).join('\n'),
    picture,
    position: index + 1,
    ...windowOf(group, now),
  };
}

/** Consecutive periods from midnight to midnight in Bangkok, staggered by group. */
function windowOf({ id, days }: GroupSeed, now: Date): { startsAt: Date; endsAt: Date } {
  const shift = id * 5;
  const first = dayNumber(now) - ((dayNumber(now) + shift) % days);
  return { startsAt: dayStart(first), endsAt: dayStart(first + days) };
}

/** Products matching the group, best first; never medicines. */
async function fitting(db: Database, group: GroupSeed): Promise<readonly number[]> {
  const categoryIds = group.places.filter((place) => place < 100);
  const departmentIds = group.places.filter((place) => place >= 100);
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(departments, eq(departments.id, products.departmentId))
    .where(
      and(
        sql`${products.listed}`,
        eq(products.drugClass, 'none'),
        group.brands && inArray(brands.code, [...group.brands]),
        or(
          inArray(departments.id, departmentIds),
          categoryIds.length > 0 ? inArray(departments.categoryId, categoryIds) : undefined,
        ),
      ),
    )
    .orderBy(desc(products.rank), products.id)
    .limit(MOST_PRODUCTS * 2);
  return rows.map(({ id }) => id);
}
