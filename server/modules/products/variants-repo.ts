import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { productGroupMembers, productGroups } from '../catalog/schema.ts';
import { optionsOf, valuesOf } from '../catalog/variants-rows.ts';
import type { VariantGroup, VariantsRepo } from './variant-ports.ts';

export function createVariantsRepo(db: Database): VariantsRepo {
  const known = async (ids: readonly number[], isLocked: boolean) => {
    const query = db
      .select({
        ...{ id: products.id, itemCode: products.itemCode, state: products.state },
        name: { en: products.nameEn, th: products.nameTh },
      })
      .from(products)
      .where(inArray(products.id, [...ids]))
      .orderBy(asc(products.id));
    const rows = await (isLocked ? query.for('update') : query);
    return new Map(rows.map(({ id, ...product }) => [id, product]));
  };
  return {
    group: (productId) => selectGroup(db, productId),
    known: (ids) => known(ids, false),
    lock: (ids) => known(ids, true),
    taken: async (ids, productId) => {
      const rows = await db
        .select({ id: productGroupMembers.productId })
        .from(productGroupMembers)
        .where(
          and(
            inArray(productGroupMembers.productId, [...ids]),
            ne(productGroupMembers.groupId, sql`coalesce(${groupOf(db, productId)}, 0)`),
          ),
        );
      return new Set(rows.map(({ id }) => id));
    },
    replace: async (productId, group, { ids, now }) => {
      await db.delete(productGroups).where(inArray(productGroups.id, groupOf(db, productId)));
      await insertGroup(db, group);
      await db
        .update(products)
        .set({ updatedAt: now })
        .where(inArray(products.id, [...ids]));
    },
  };
}

const groupOf = (db: Database, productId: number) =>
  db
    .select({ groupId: productGroupMembers.groupId })
    .from(productGroupMembers)
    .where(eq(productGroupMembers.productId, productId));

async function selectGroup(db: Database, productId: number): Promise<VariantGroup> {
  const rows = await db
    .select({ group: productGroups, member: productGroupMembers })
    .from(productGroups)
    .innerJoin(productGroupMembers, eq(productGroupMembers.groupId, productGroups.id))
    .where(inArray(productGroups.id, groupOf(db, productId)))
    .orderBy(asc(productGroupMembers.position));
  const [first] = rows;
  const options = first ? optionsOf(first.group) : [];
  return {
    options,
    members: rows.map(({ member }) => ({
      productId: member.productId,
      values: valuesOf(member, options.length),
    })),
  };
}

async function insertGroup(db: Database, { options, members }: VariantGroup): Promise<void> {
  const [first, second] = options;
  if (!first) return;
  const [added] = await db
    .insert(productGroups)
    .values({
      ...{ option1En: first.en, option1Th: first.th },
      ...(second && { option2En: second.en, option2Th: second.th }),
    })
    .returning({ id: productGroups.id });
  if (!added) throw new Error('a group was not added');
  await db.insert(productGroupMembers).values(
    members.map(({ productId, values: [one, two] }, index) => ({
      ...{ productId, groupId: added.id, position: index + 1 },
      ...{ value1En: one?.en ?? '', value1Th: one?.th ?? '' },
      ...{ value2En: two?.en ?? '', value2Th: two?.th ?? '' },
    })),
  );
}
