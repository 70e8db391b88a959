import { and, eq, sql } from 'drizzle-orm';
import { isTaken } from '../../../lib/health/label.ts';
import type { DrugClass } from '../../core/products.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { members } from '../../db/schema/members.ts';
import { orderHistory, orderItems, orders } from '../../db/schema/orders.ts';
import { refillReminders } from '../../db/schema/refills.ts';
import { hears } from '../notifications/repo.ts';
import type { DueRefills, OwnMedicine, RefillRepo } from './ports.ts';

/** The page shows no more than these. */
const MOST = 60;

const mailTo = (memberId: ReturnType<typeof sql>) => hears(memberId, 'refills', 'mail');
const reaches = (memberId: ReturnType<typeof sql>) =>
  sql<boolean>`(${hears(memberId, 'refills', 'bell')} OR ${mailTo(memberId)})`;

export function createRefillRepo(db: Database): RefillRepo {
  return {
    medicines: async (memberId, since) => {
      const rows = await selectRows<Bought>(
        db,
        sql`SELECT * FROM (
            SELECT DISTINCT ON (p.id) p.id, p.drug_class, p.how_to_en AS how_to,
              p.size, bought.qty, bought.at
            FROM ${products} p JOIN LATERAL (
              SELECT sum(i.qty)::int AS qty, coalesce(
                (SELECT max(h.at) FROM ${orderHistory} h
                  WHERE h.order_id = o.id AND h.status IN ('delivered', 'collected')), o.updated_at) AS at
              FROM ${orders} o JOIN ${orderItems} i ON i.order_id = o.id
              WHERE o.member_id = ${memberId} AND i.product_id = p.id
                AND o.status IN ('delivered', 'collected', 'completed')
                AND o.created_at > ${since.toISOString()}::timestamptz
              GROUP BY o.id) bought ON true
            WHERE p.listed ORDER BY p.id, bought.at DESC) newest
          ORDER BY at DESC, id`,
      );
      return rows.map(toMedicine).filter(isMedicine).slice(0, MOST);
    },
    reminders: async (memberId) => {
      const { productId, state, days, remindAt } = refillReminders;
      return db
        .select({ productId, state, days, remindAt })
        .from(refillReminders)
        .where(eq(refillReminders.memberId, memberId));
    },
    isWanted: async (memberId) => {
      const [row] = await selectRows<{ wanted: boolean }>(
        db,
        sql`SELECT ${reaches(sql`${memberId}::integer`)} AS wanted`,
      );
      return row?.wanted ?? false;
    },
    set: async (memberId, { productId, days, remindAt }, setAt) => {
      const set = { state: 'planned', days, remindAt, setAt } as const;
      await db
        .insert(refillReminders)
        .values({ memberId, productId, ...set })
        .onConflictDoUpdate({ target: [refillReminders.memberId, refillReminders.productId], set });
    },
    remove: async (memberId, productId) => {
      const { memberId: whose, productId: of } = refillReminders;
      await db.delete(refillReminders).where(and(eq(whose, memberId), eq(of, productId)));
    },
  };
}

interface Bought extends Record<string, unknown> {
  readonly id: number;
  readonly drug_class: DrugClass;
  readonly how_to: string;
  readonly size: string;
  readonly qty: number;
  readonly at: string | Date;
}

const toMedicine = (row: Bought): OwnMedicine => ({
  ...{ productId: row.id, drugClass: row.drug_class, size: row.size, howTo: row.how_to },
  ...{ qty: row.qty, boughtAt: new Date(row.at) },
});

const isMedicine = ({ drugClass, size }: OwnMedicine) =>
  drugClass !== 'controlled' && isTaken({ isMedicine: drugClass !== 'none', size });

export function createDueRefills(db: Database): DueRefills {
  const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
  return {
    settle: async (late, at) => {
      await db.execute(sql`UPDATE ${refillReminders} AS r
        SET state = CASE WHEN r.remind_at <= ${moment(late)} THEN 'lapsed' ELSE 'bought' END
        WHERE r.state = 'planned' AND r.remind_at <= ${moment(at)}
          AND (r.remind_at <= ${moment(late)} OR EXISTS (
            SELECT FROM ${orders} o JOIN ${orderItems} i ON i.order_id = o.id
            WHERE o.member_id = r.member_id AND i.product_id = r.product_id
              AND o.created_at > r.set_at AND o.status NOT IN ('cancelled', 'expired')))`);
    },
    takeDue: async (at, limit) => {
      const rows = await selectRows<Due>(
        db,
        sql`WITH due AS (SELECT r.member_id, r.product_id FROM ${refillReminders} r
            JOIN ${products} p ON p.id = r.product_id
            WHERE r.state = 'planned' AND r.remind_at <= ${moment(at)} AND p.listed
              AND ${reaches(sql`r.member_id`)}
            ORDER BY r.member_id, r.product_id LIMIT ${limit}::int FOR UPDATE OF r SKIP LOCKED),
          told AS (UPDATE ${refillReminders} AS r SET state = 'told' FROM due
            WHERE r.member_id = due.member_id AND r.product_id = due.product_id
            RETURNING r.member_id, r.product_id)
          SELECT m.id AS member_id, CASE WHEN ${mailTo(sql`m.id`)} THEN m.email ELSE '' END AS email,
            p.name_en, p.name_th, p.drug_class
          FROM told JOIN ${members} m ON m.id = told.member_id
          JOIN ${products} p ON p.id = told.product_id`,
      );
      return rows.map((row) => ({
        ...{ memberId: row.member_id, email: row.email, drugClass: row.drug_class },
        name: { en: row.name_en, th: row.name_th },
      }));
    },
  };
}

interface Due extends Record<string, unknown> {
  readonly member_id: number;
  readonly email: string;
  readonly name_en: string;
  readonly name_th: string;
  readonly drug_class: DrugClass;
}
