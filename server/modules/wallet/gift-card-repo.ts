import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { GiftCard, GiftCardRepo } from './ports.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { giftCards, giftCardUses } from './schema.ts';

export function createGiftCardRepo(db: Database): GiftCardRepo {
  return {
    find: async ({ code, pin }) => {
      const [row] = await db
        .select()
        .from(giftCards)
        .where(and(eq(giftCards.codeHash, code), eq(giftCards.pinHash, pin)));
      return row && toGiftCard(row);
    },
    tenders: async (ids, now) => {
      const rows = await db
        .select()
        .from(giftCards)
        .where(and(inArray(giftCards.id, [...ids]), gt(giftCards.expiresAt, now)))
        .orderBy(asc(giftCards.id));
      return rows.map(toGiftCard);
    },
    take: async (orderId, uses, now) => {
      for (const { giftCardId, amount } of uses.toSorted((a, b) => a.giftCardId - b.giftCardId)) {
        const rows = await db
          .update(giftCards)
          .set({ balance: sql`${giftCards.balance} - ${amount}` })
          .where(
            and(
              eq(giftCards.id, giftCardId),
              gte(giftCards.balance, amount),
              gt(giftCards.expiresAt, now),
            ),
          )
          .returning({ id: giftCards.id });
        if (rows.length === 0) return false;
        if (!(await noteUse(db, { orderId, giftCardId, amount }))) return false;
      }
      return true;
    },
    giveBack: (orderId) => giveBack(db, orderId),
    giveBackPart: (orderId, amount) => giveBackPart(db, orderId, amount),
  };
}

/** False if the order already holds money of this card. A revived order takes it again. */
async function noteUse(
  db: Database,
  use: { readonly orderId: string; readonly giftCardId: number; readonly amount: number },
): Promise<boolean> {
  const rows = await db
    .insert(giftCardUses)
    .values({ ...use, state: 'taken' })
    .onConflictDoUpdate({
      target: [giftCardUses.orderId, giftCardUses.giftCardId],
      set: { amount: use.amount, state: 'taken', returned: 0 },
      setWhere: eq(giftCardUses.state, 'returned'),
    })
    .returning({ id: giftCardUses.giftCardId });
  return rows.length > 0;
}

/** The state change makes it idempotent; cards are locked by id, as all writers do. */
async function giveBack(db: Database, orderId: string): Promise<void> {
  const returned = await selectRows<{ gift_card_id: number; amount: number }>(
    db,
    sql`UPDATE ${giftCardUses} SET state = 'returned' WHERE order_id = ${orderId} AND state = 'taken'
      RETURNING gift_card_id, amount - returned AS amount`,
  );
  for (const { gift_card_id: id, amount } of returned.toSorted(
    (a, b) => a.gift_card_id - b.gift_card_id,
  )) {
    await credit(db, id, amount);
  }
}

async function giveBackPart(db: Database, orderId: string, amount: number): Promise<void> {
  const ofOrder = and(eq(giftCardUses.orderId, orderId), eq(giftCardUses.state, 'taken'));
  const uses = await db
    .select()
    .from(giftCardUses)
    .where(ofOrder)
    .orderBy(asc(giftCardUses.giftCardId))
    .for('update');
  let left = amount;
  for (const { giftCardId: id, amount: taken, returned } of uses) {
    const part = Math.min(left, taken - returned);
    if (part <= 0) continue;
    left -= part;
    await db
      .update(giftCardUses)
      .set({ returned: sql`${giftCardUses.returned} + ${part}` })
      .where(and(ofOrder, eq(giftCardUses.giftCardId, id)));
    await credit(db, id, part);
  }
}

async function credit(db: Database, id: number, amount: number): Promise<void> {
  await db
    .update(giftCards)
    .set({ balance: sql`${giftCards.balance} + ${amount}` })
    .where(eq(giftCards.id, id));
}

function toGiftCard(row: typeof giftCards.$inferSelect): GiftCard {
  return {
    giftCardId: row.id,
    lastFour: row.lastFour,
    balance: row.balance,
    expiresAt: row.expiresAt,
  };
}
