import { and, eq, ilike, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { BranchService } from '../../../lib/branches/contract-values.ts';
import type { OrderStatus } from '../../../lib/orders/contract-values.ts';
import type { Database } from '../../db/client.ts';
import { branches } from '../../db/schema/branches.ts';
import { orders } from '../../db/schema/orders.ts';
import { byColumns, readPlaced, type ListOrder } from '../../db/keyset.ts';
import { escapeLike } from '../../db/typed-search.ts';
import { pharmacy } from '../pharmacy/schema.ts';
import type { BranchQuery, BranchRecordRepo, OfficeBranch } from './ports.ts';

/** Orders that somebody is going to collect. A rejected one waits for another branch. */
const TO_COLLECT: readonly OrderStatus[] = [
  ...(['created', 'waiting_payment', 'paid', 'cash_on_delivery', 'packing'] as const),
  ...(['waiting_branch_approval', 'branch_approved', 'branch_received'] as const),
];

export function createBranchRecordRepo(db: Database): BranchRecordRepo {
  const openOrders = db.$count(
    orders,
    and(eq(orders.branchId, branches.id), inArray(orders.status, [...TO_COLLECT])),
  );
  const consulting = db.$count(pharmacy, eq(pharmacy.branchId, branches.id));
  const read = async (id: number) => {
    const [row] = await db
      .select({ branch: branches, openOrders, consulting })
      .from(branches)
      .where(eq(branches.id, id));
    if (!row) return undefined;
    const { branch, consulting: settings, openOrders: count } = row;
    return { ...toBranch(branch), openOrders: count, isConsulting: settings > 0 };
  };
  return {
    list: async (query, place) => {
      const wanted = wantedBy(query);
      const total = await db.$count(branches, wanted);
      const { rows, ...sides } = await readPlaced(orderOf(query), place, (slice) =>
        db
          .select()
          .from(branches)
          .where(and(wanted, slice.where))
          .orderBy(...slice.inOrder())
          .limit(slice.limit)
          .offset(slice.offset),
      );
      return { ...sides, rows: rows.map(toBranch), total };
    },
    read,
    lock: async (id) => {
      await db.select({ id: branches.id }).from(branches).where(eq(branches.id, id)).for('update');
      return read(id);
    },
    add: async (facts) => {
      const [row] = await db.insert(branches).values(facts).returning({ id: branches.id });
      if (!row) throw new Error('no branch was added');
      return row.id;
    },
    change: async (id, facts) => {
      await db.update(branches).set(facts).where(eq(branches.id, id));
    },
    close: async (id, at) => {
      await db.update(branches).set({ closedAt: at }).where(eq(branches.id, id));
    },
  };
}

function wantedBy({ q = '', state }: BranchQuery): SQL | undefined {
  const part = `%${escapeLike(q)}%`;
  const { nameEn, nameTh, addressEn, addressTh, phone, closedAt } = branches;
  return and(
    q === ''
      ? undefined
      : or(...[nameEn, nameTh, addressEn, addressTh, phone].map((text) => ilike(text, part))),
    state === undefined ? undefined : state === 'open' ? isNull(closedAt) : isNotNull(closedAt),
  );
}

function orderOf({ sort, locale }: BranchQuery): ListOrder {
  const { id, nameEn, nameTh } = branches;
  const columns = sort.endsWith('id') ? [id] : [locale === 'th' ? nameTh : nameEn, id];
  return byColumns(id, columns, sort.startsWith('-'));
}

function toBranch({
  id,
  closedAt,
  services,
  ...facts
}: typeof branches.$inferSelect): OfficeBranch {
  return { id, closedAt, facts: { ...facts, services: services as readonly BranchService[] } };
}
