import { sql } from 'drizzle-orm';
import type { CreditNote, OrderDetail, OrderReturn, PickupBranch, TimelineEntry } from './ports.ts';
import { selectRows, type Database } from '../../db/client.ts';

type Around = Pick<
  OrderDetail,
  | 'branch'
  | 'giftCards'
  | 'timeline'
  | 'parcels'
  | 'returns'
  | 'refund'
  | 'taxInvoice'
  | 'creditNotes'
>;

/** A moment as JSON has it. */
type Told<Row, Moment extends keyof Row> = Omit<Row, Moment> & Readonly<Record<Moment, string>>;

interface AroundRow extends Record<string, unknown> {
  readonly timeline: readonly Told<TimelineEntry, 'at'>[];
  readonly cards: OrderDetail['giftCards'];
  readonly parcels: OrderDetail['parcels'];
  readonly returns: readonly Told<OrderReturn, 'requestedAt'>[];
  readonly invoice: Told<NonNullable<OrderDetail['taxInvoice']>, 'issuedAt'> | null;
  readonly notes: readonly Told<CreditNote, 'issuedAt'>[];
  /** Null where no money goes back. */
  readonly refund: number | null;
  readonly refunded: boolean | null;
  readonly branch: PickupBranch | null;
}

/** What other tables know of an order, in one statement: every new order asks for it. */
export async function readAround(db: Database, orderId: string): Promise<Around | undefined> {
  const [row] = await selectRows<AroundRow>(
    db,
    sql`SELECT
      (SELECT COALESCE(json_agg(json_build_object(
          'status', h.status, 'at', h.at, 'actor', h.actor, 'note', h.note) ORDER BY h.id), '[]')
        FROM order_history h WHERE h.order_id = o.id) AS timeline,
      (SELECT COALESCE(json_agg(json_build_object(
          'lastFour', g.last_four, 'amount', u.amount) ORDER BY g.id), '[]')
        FROM gift_card_uses u JOIN gift_cards g ON g.id = u.gift_card_id
        WHERE u.order_id = o.id) AS cards,
      (SELECT COALESCE(json_agg(json_build_object(
          'id', p.id, 'carrier', p.carrier, 'trackingNo', p.tracking_no, 'events', p.events)
          ORDER BY p.id), '[]')
        FROM parcels p WHERE p.order_id = o.id) AS parcels,
      (SELECT COALESCE(json_agg(json_build_object(
          'id', r.id, 'status', r.status, 'reason', r.reason, 'detail', r.detail, 'lines', r.lines,
          'requestedAt', r.requested_at, 'refunded', r.refunded,
          'keptForCoins', r.kept_for_coins) ORDER BY r.id), '[]')
        FROM order_returns r WHERE r.order_id = o.id) AS returns,
      (SELECT json_build_object('serial', i.serial, 'issuedAt', i.issued_at)
        FROM tax_invoices i WHERE i.order_id = o.id) AS invoice,
      (SELECT COALESCE(json_agg(json_build_object(
          'serial', n.serial, 'issuedAt', n.issued_at, 'reason', n.reason, 'amount', n.amount,
          'vat', n.vat) ORDER BY n.id), '[]')
        FROM credit_notes n WHERE n.order_id = o.id) AS notes,
      back.amount AS refund, back.done AS refunded,
      CASE WHEN b.id IS NULL THEN NULL ELSE json_build_object(
        'id', b.id, 'phone', b.phone, 'lat', b.lat, 'lng', b.lng,
        'name', json_build_object('en', b.name_en, 'th', b.name_th),
        'address', json_build_object('en', b.address_en, 'th', b.address_th)) END AS branch
      FROM orders o
      LEFT JOIN branches b ON b.id = o.branch_id
      LEFT JOIN LATERAL (
        SELECT sum(r.amount)::int AS amount, bool_and(r.status = 'done') AS done
        FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = o.id) back ON true
      WHERE o.id = ${orderId}`,
  );
  return row && toAround(row);
}

function toAround({
  timeline,
  cards,
  returns,
  invoice,
  notes,
  refund,
  refunded,
  ...row
}: AroundRow): Around {
  return {
    ...{ branch: row.branch, parcels: row.parcels, giftCards: cards },
    timeline: timeline.map((entry) => ({ ...entry, at: new Date(entry.at) })),
    returns: returns.map((one) => ({ ...one, requestedAt: new Date(one.requestedAt) })),
    taxInvoice: invoice && { ...invoice, issuedAt: new Date(invoice.issuedAt) },
    creditNotes: notes.map((note) => ({ ...note, issuedAt: new Date(note.issuedAt) })),
    // It is back when all of it is.
    refund:
      refund === null ? null : { status: refunded ? 'refunded' : 'refund_pending', amount: refund },
  };
}
