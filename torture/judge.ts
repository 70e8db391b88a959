import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { selectRows, type Database } from '../server/db/client.ts';
import type { Tally } from './tally.ts';

export type Invariants = Readonly<Record<string, () => void | Promise<void>>>;

interface Verdict {
  readonly name: string;
  readonly breach?: string;
}

export async function judge(invariants: Invariants): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const [name, holds] of Object.entries(invariants)) {
    try {
      await holds();
      verdicts.push({ name });
    } catch (error) {
      verdicts.push({ name, breach: `${name}: ${messageOf(error)}` });
    }
  }
  return verdicts;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const found = 'actual' in error ? `\n${inspect(error.actual, { depth: 3 })}` : '';
  return error.message + found;
}

export async function outcomes(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRows<{ what: string; n: number }>(
    db,
    sql`SELECT 'order ' || status AS what, count(*)::int AS n FROM orders GROUP BY status
      UNION ALL SELECT 'payment ' || status, count(*)::int FROM payments GROUP BY status
      UNION ALL SELECT 'return ' || b.status || ', paid by ' || o.payment_method, count(*)::int
        FROM order_returns b JOIN orders o ON o.id = b.order_id GROUP BY b.status, o.payment_method
      UNION ALL SELECT 'refund, ' || reason || ', ' || status, count(*)::int FROM refunds
        GROUP BY reason, status
      UNION ALL SELECT 'tax invoices', count(*)::int FROM tax_invoices
      UNION ALL SELECT 'credit notes', count(*)::int FROM credit_notes
      UNION ALL SELECT 'coins ' || reason, sum(amount)::int FROM coin_entries GROUP BY reason
      ORDER BY 1`,
  );
  return new Map(rows.map(({ what, n }) => [what, n]));
}

export function report(
  tally: Tally,
  ended: ReadonlyMap<string, number>,
  verdicts: readonly Verdict[],
): void {
  const engine =
    inject('postgresBase') === '' ? 'PGlite, one process' : 'PostgreSQL, two processes';
  const row = (what: string, value: string) => `${what.padEnd(52)}${value}`;
  const lines = [
    ...[...tally.counts, ...ended].map(([what, n]) => row(what, String(n))),
    ...verdicts.map(({ name, breach }) => row(name, breach === undefined ? 'held' : 'BREACHED')),
  ];
  process.stdout.write(`${[engine, ...lines].join('\n  ')}\n`);
}
