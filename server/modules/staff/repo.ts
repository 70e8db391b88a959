import { branchStaff, people, roles } from '../people/schema.ts';
import { and, asc, count, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { StaffOrder, StaffOrderFilter, StaffOrderRepo } from './ports.ts';
import { seesAll, type StaffScope } from './rules/staff-scope.ts';
import { ONLINE_WAREHOUSE } from '../stock/ports.ts';
import { foldCode } from '../../../lib/format/code.ts';
import type { Database } from '../../db/client.ts';
import { byMoment, readPlaced, type Slice } from '../../db/keyset.ts';
import { branches } from '../../db/schema/branches.ts';
import { approvals } from '../../db/schema/conversations.ts';
import { pharmacists } from '../pharmacy/schema.ts';

import { orderReturns } from '../orders/schema.ts';
import { members } from '../../db/schema/members.ts';
import { orders } from '../../db/schema/orders.ts';
import { caseStateOf } from '../orders/repo.ts';
import { tellingPayments } from '../orders/reads.ts';
import { aroundOrders } from './rows.ts';

export function createStaffOrderRepo(db: Database): StaffOrderRepo {
  return {
    scope: async (memberId) => {
      const rows = await db
        .select({
          ...{ role: members.role, licenceNo: pharmacists.licenceNo },
          refundLimit: roles.refundLimit,
          ...{ id: branches.id, en: branches.nameEn, th: branches.nameTh },
        })
        .from(members)
        .leftJoin(pharmacists, eq(pharmacists.memberId, members.id))
        .leftJoin(people, and(eq(people.memberId, members.id), isNull(people.leftAt)))
        .leftJoin(roles, eq(roles.id, people.roleId))
        .leftJoin(branchStaff, eq(branchStaff.memberId, members.id))
        .leftJoin(branches, eq(branches.id, branchStaff.branchId))
        .where(eq(members.id, memberId))
        .orderBy(asc(branches.id));
      return {
        role: rows[0]?.role ?? 'member',
        licensed: (rows[0]?.licenceNo ?? '') !== '',
        refundLimit: rows[0]?.refundLimit ?? null,
        branches: rows.flatMap(({ id, en, th }) =>
          id === null ? [] : [{ id, name: { en: en ?? '', th: th ?? '' } }],
        ),
      };
    },
    list: (scope, filter, place) => list(db, scope, filter, place),
    find: async (scope, id) => {
      const [order] = await readOrders(db, scope, and(eq(orders.id, id), inScope(scope)));
      return order;
    },
    pickupCode: async (id) => {
      const [row] = await db
        .select({ code: orders.pickupCode })
        .from(orders)
        .where(eq(orders.id, id));
      return row?.code ?? null;
    },
  };
}

/** Undefined for staff who see all orders. */
export function inScope(scope: StaffScope): SQL | undefined {
  if (seesAll(scope)) return undefined;
  return inArray(
    orders.branchId,
    scope.branches.map(({ id }) => id),
  );
}

function atBranch(branchId: number | undefined): SQL | undefined {
  if (branchId === undefined) return undefined;
  return branchId === ONLINE_WAREHOUSE ? isNull(orders.branchId) : eq(orders.branchId, branchId);
}

/** Gift cards need no work; a search by number still finds them. */
export const ofGoods = ne(orders.deliveryMethod, 'email');

const withOpenReturn = sql`EXISTS (
  SELECT FROM ${orderReturns}
  WHERE ${orderReturns.orderId} = ${orders.id} AND ${orderReturns.status} IN ('requested', 'approved'))`;

async function list(
  db: Database,
  scope: StaffScope,
  { statuses, idPart, branchId, openReturns }: StaffOrderFilter,
  place: Parameters<StaffOrderRepo['list']>[2],
): ReturnType<StaffOrderRepo['list']> {
  const there = and(inScope(scope), atBranch(branchId), idPart ? undefined : ofGoods);
  const wanted = and(
    there,
    statuses.length > 0 ? inArray(orders.status, [...statuses]) : undefined,
    idPart ? sql`strpos(replace(${orders.id}, '-', ''), ${foldCode(idPart)}) > 0` : undefined,
    openReturns ? withOpenReturn : undefined,
  );
  const order = byMoment(orders.updatedAt, orders.id, place.newestFirst);
  const [placed, [counted], standing, [back]] = await Promise.all([
    readPlaced(order, place, (slice) => readOrders(db, scope, wanted, slice)),
    db.select({ total: count() }).from(orders).where(wanted),
    db
      .select({ status: orders.status, orders: count() })
      .from(orders)
      .where(there)
      .groupBy(orders.status),
    db.select({ orders: count() }).from(orders).where(and(there, withOpenReturn)),
  ]);
  return {
    ...placed,
    total: counted?.total ?? 0,
    counts: new Map(standing.map((row) => [row.status, row.orders])),
    openReturns: back?.orders ?? 0,
  };
}

/** Coins in the balance and in unused coupons, among which those of the order may be. */
const coinsThere = sql<number | null>`(SELECT ${members.coins} + COALESCE((
    SELECT sum(c.coins - c.taken_back)::int FROM member_coupons c
    WHERE c.member_id = e.member_id AND c.status = 'ready' AND c.coins > 0 AND c.created_at >= e.at), 0)
  FROM coin_entries e WHERE e.order_id = ${orders.id} AND e.reason = 'earned')`;

/** Medicines in it were approved by a pharmacist, and are handed over by one. */
const pharmacistOnly = sql<boolean>`EXISTS (SELECT FROM ${approvals} WHERE ${approvals.orderId} = ${orders.id})`;

async function readOrders(
  db: Database,
  { role, licensed }: StaffScope,
  wanted: SQL | undefined,
  slice?: Slice,
): Promise<StaffOrder[]> {
  const rows = await db
    .select({
      order: orders,
      firstName: members.firstName,
      lastName: members.lastName,
      phone: members.phone,
      branchEn: branches.nameEn,
      branchTh: branches.nameTh,
      coinsThere,
      pharmacistOnly,
      caseState: caseStateOf,
    })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .leftJoin(branches, eq(branches.id, orders.branchId))
    .where(and(wanted, slice?.where))
    .orderBy(...(slice?.inOrder() ?? []))
    .limit(slice?.limit ?? 1)
    .offset(slice?.offset ?? 0);
  const ids = rows.map(({ order }) => order.id);
  const [around, payments] = await Promise.all([aroundOrders(db, ids), tellingPayments(db, ids)]);
  return rows.map((row) => {
    const { order, firstName, lastName, phone, branchEn, branchTh, coinsThere } = row;
    const { id, status, deliveryMethod, paymentMethod, expiresAt, succeededAt } = order;
    const { total, giftCardAmount, earnedCoins, memberId } = order;
    const { createdAt, readyAt, address, branchId, togetherWith } = order;
    const there = around(id);
    const to = address ?? { firstName, lastName, mobile: phone };
    return {
      ...{ id, status, deliveryMethod, paymentMethod, expiresAt, succeededAt },
      coinsThere,
      caseState: row.caseState,
      pharmacistOnly: row.pharmacistOnly,
      mayHandOver: !row.pharmacistOnly || (role === 'pharmacist' && licensed),
      ...{ memberId, total, giftCardAmount, earnedCoins, createdAt, readyAt, address },
      togetherWith,
      ...there,
      approvalLost: there.takenBack.length > 0,
      paidWith: payments.get(id)?.method ?? paymentMethod,
      toPay: total - giftCardAmount,
      branch:
        branchId === null
          ? null
          : { id: branchId, name: { en: branchEn ?? '', th: branchTh ?? '' } },
      customer: { name: `${to.firstName} ${to.lastName}`.trim(), phone: to.mobile },
      since: order.updatedAt,
    };
  });
}
