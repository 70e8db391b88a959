import { and, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '../../../lib/orders/contract-values.ts';
import type { Database } from '../../db/client.ts';
import { toMember } from '../identity/member-repo.ts';
import { products } from '../../db/schema/catalog.ts';
import { orderReturns } from '../orders/schema.ts';
import { members } from '../../db/schema/members.ts';
import { orders } from '../../db/schema/orders.ts';
import type { ProfileRepo } from './ports.ts';
import type { ProfileChanges } from './rules/check-profile.ts';
import { purchases } from './schema.ts';

/** States in which the member has the goods. */
const ARRIVED: OrderStatus[] = ['delivered', 'collected', 'completed'];

export function createProfileRepo(db: Database): ProfileRepo {
  const byId = async (memberId: number) => {
    const [row] = await db.select().from(members).where(eq(members.id, memberId));
    return row && toMember(row);
  };
  return {
    change: async (memberId, changes) => {
      const named = Object.fromEntries(
        Object.entries(changes).filter(([, value]) => value !== undefined),
      );
      if (Object.keys(named).length === 0) return byId(memberId);
      const [row] = await db
        .update(members)
        .set(named)
        .where(and(eq(members.id, memberId), ...openFields(changes)))
        .returning();
      return row && toMember(row);
    },
    spentSince: async (memberId, since) => {
      const [row] = await db
        .select({
          spent: sql<number>`COALESCE(sum(${orders.total} - COALESCE(${orderReturns.refunded}, 0)), 0)::int`,
        })
        .from(orders)
        .leftJoin(orderReturns, eq(orderReturns.orderId, orders.id))
        .where(
          and(
            eq(orders.memberId, memberId),
            inArray(orders.status, ARRIVED),
            sql`${orders.createdAt} > ${since.toISOString()}::timestamptz`,
          ),
        );
      return row?.spent ?? 0;
    },
    bought: async (memberId, { limit, offset }) => {
      const isSold = and(eq(products.id, purchases.productId), eq(products.listed, true));
      const own = eq(purchases.memberId, memberId);
      const [rows, [all]] = await Promise.all([
        db
          .select({ id: purchases.productId })
          .from(purchases)
          .innerJoin(products, isSold)
          .where(own)
          .orderBy(desc(purchases.orderedAt), desc(purchases.productId))
          .limit(limit)
          .offset(offset),
        db.select({ total: count() }).from(purchases).innerJoin(products, isSold).where(own),
      ]);
      return { ids: rows.map(({ id }) => id), total: all?.total ?? 0 };
    },
  };
}

/** Conditions that each given once-only field is still empty, or unchanged. */
export function openFields({ firstName, lastName, birthdate, gender }: ProfileChanges) {
  const conditions: (SQL | undefined)[] = [];
  if (firstName !== undefined) {
    conditions.push(inArray(members.firstName, ['', firstName]));
  }
  if (lastName !== undefined) conditions.push(inArray(members.lastName, ['', lastName]));
  if (birthdate !== undefined) {
    conditions.push(or(isNull(members.birthdate), eq(members.birthdate, birthdate)));
  }
  if (gender !== undefined) {
    conditions.push(or(isNull(members.gender), eq(members.gender, gender)));
  }
  return conditions;
}
