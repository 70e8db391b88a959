import { and, desc, eq, inArray, isNull, max, or, sql, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '../../../lib/api/contract/order-values.ts';
import type { Database } from '../../db/client.ts';
import { toMember } from '../identity/member-repo.ts';
import { products } from '../../db/schema/catalog.ts';
import { orderReturns } from '../../db/schema/fulfilment.ts';
import { members } from '../../db/schema/members.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import type { ProfileRepo } from './ports.ts';
import type { ProfileChanges } from './rules/change-profile.ts';

/** The goods are with the member. */
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
      const arrived = and(
        eq(orders.memberId, memberId),
        inArray(orders.status, ARRIVED),
        eq(products.listed, true),
      );
      const lines = db
        .select({
          productId: orderItems.productId,
          at: max(orders.createdAt).as('at'),
          total: sql<number>`count(*) OVER ()::int`.as('total'),
        })
        .from(orders)
        .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
        .innerJoin(products, eq(products.id, orderItems.productId))
        .where(arrived)
        .groupBy(orderItems.productId)
        .as('lines');
      const rows = await db
        .select()
        .from(lines)
        .orderBy(desc(lines.at), desc(lines.productId))
        .limit(limit)
        .offset(offset);
      return { ids: rows.map(({ productId }) => productId), total: rows[0]?.total ?? 0 };
    },
  };
}

/** Each once-only field that is named is still empty, or stays the same. */
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
