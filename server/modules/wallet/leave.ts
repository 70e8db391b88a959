import { and, eq, sql } from 'drizzle-orm';
import type { Ask } from '../../core/exported.ts';
import type { Database } from '../../db/client.ts';
import { members } from '../../db/schema/members.ts';
import type { Leaver } from '../../http/module.ts';
import { coinEntries, memberCoupons } from './schema.ts';

/** Expires remaining coins and coupons; past sums stay. */
export async function endWallet(db: Database, { id }: Leaver, now: Date): Promise<void> {
  await db.execute(sql`INSERT INTO ${coinEntries} (member_id, amount, reason, at)
    SELECT id, -coins, 'expired', ${now.toISOString()}::timestamptz
    FROM ${members} WHERE id = ${id} AND coins > 0`);
  await db.update(coinEntries).set({ remaining: 0 }).where(eq(coinEntries.memberId, id));
  await db.update(members).set({ coins: 0 }).where(eq(members.id, id));
  await db
    .update(memberCoupons)
    .set({ status: 'expired' })
    .where(and(eq(memberCoupons.memberId, id), eq(memberCoupons.status, 'ready')));
}

/** Includes the whole ledger. */
export async function exportCoins(ask: Ask): Promise<unknown> {
  const account = (await ask('/me/coins')) as { readonly ledger: readonly { id: number }[] };
  const ledger = [...account.ledger];
  for (let last = ledger.at(-1); last;) {
    const next = (await ask(`/me/coins?before=${String(last.id)}`)) as typeof account;
    ledger.push(...next.ledger);
    last = next.ledger.at(-1);
  }
  return { ...account, ledger };
}
