import { sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { selectRows, type Database } from '../server/db/client.ts';
import { bankStateSchema, type BankCharge, type BankEvent } from '../demo/bank/wire.ts';

interface PaymentRow {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly status: string;
  readonly order_status: string;
  /** Received amount; differs from the requested one where staff decides. */
  readonly came: number;
  readonly refund: 'pending' | 'done' | 'failed' | null;
  readonly refund_amount: number | null;
  /** Part that the bank refunded unasked. */
  readonly unasked: number;
  /** Refunded by staff, since the bank refused. */
  readonly by_hand: boolean;
  readonly [column: string]: unknown;
}

/** Payments with money that the shop holds, or owes back. */
const TAKEN = new Set(['succeeded', 'refund_pending', 'review']);

/**
 * MONEY of `docs/quality.md`, "Invariants" between the shop and its bank: captured - refunded = net paid, each payment
 * once.
 */
export async function expectLedgersAgree(db: Database, folder: string): Promise<void> {
  const state = bankStateSchema.parse(
    JSON.parse(await readFile(join(folder, 'bank.json'), 'utf8')),
  );
  const rows = await selectRows<PaymentRow>(
    db,
    sql`SELECT p.id, p.order_id, p.amount, p.status, o.status AS order_status,
        COALESCE((p.received->>'amount')::int, p.amount) AS came,
        r.status AS refund, r.amount AS refund_amount, COALESCE(r.unasked, 0) AS unasked,
        EXISTS (SELECT FROM audit_log a WHERE a.action = 'payments.resolve'
          AND a.subject = p.order_id AND a.detail->>'payment_id' = p.id) AS by_hand
      FROM payments p JOIN orders o ON o.id = p.order_id
      LEFT JOIN refunds r ON r.payment_id = p.id`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const charge of state.charges) {
    const payment = byId.get(charge.payment_id);
    const where = `charge of payment ${charge.payment_id}`;
    expect(payment, where).toBeDefined();
    if (!payment) continue;
    if (charge.status === 'succeeded') {
      expect([...TAKEN, ...(payment.by_hand ? ['refunded'] : [])], where).toContain(payment.status);
    } else if (charge.status === 'refunded') expect(payment.status, where).toBe('refunded');
    else expect(TAKEN, where).not.toContain(payment.status);
    expectAmounts(charge, payment, where);
  }
  const paidTwice = await selectRows(
    db,
    sql`SELECT order_id FROM payments WHERE status = 'succeeded'
      GROUP BY order_id HAVING count(*) > 1`,
  );
  expect(paidTwice, 'orders paid twice').toEqual([]);
  for (const { id, status, order_status: order } of rows) {
    if (status === 'succeeded') {
      expect(['cancelled', 'expired', 'waiting_payment'], `order of payment ${id}`).not.toContain(
        order,
      );
    }
  }
}

/** Compares amounts to the satang, including partial refunds. The bank may not know of a pending refund. */
function expectAmounts(charge: BankCharge, payment: PaymentRow, where: string): void {
  const came = sumOf(charge, 'charge.succeeded');
  const back = sumOf(charge, 'charge.refunded');
  const { refund, refund_amount: owed, unasked } = payment;
  if (came > 0) expect(came, where).toBe(payment.came);
  if (payment.by_hand) {
    // The bank refused refunds made by hand. It may still refund more unasked.
    expect(back, where).toBeGreaterThanOrEqual(unasked);
    expect(back, where).toBeLessThanOrEqual(came);
  } else if (refund === 'done') expect(back, where).toBe(owed);
  else expect([unasked, owed ?? 0], where).toContain(back);
}

function sumOf({ events }: BankCharge, type: BankEvent['type']): number {
  return events.reduce((sum, event) => sum + (event.type === type ? event.charge.amount : 0), 0);
}
