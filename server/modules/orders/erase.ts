import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Leaver } from '../../http/module.ts';
import { orderReturns, taxInvoices } from './schema.ts';

/** Blank address; the province stays for statistics. */
const NOWHERE = JSON.stringify({
  ...{ firstName: '', lastName: '', address1: '', address2: '', address3: '', street: '' },
  ...{ mobile: '', email: '' },
});

/** Tax invoices keep their recipient as long as they are stored. All other names in orders are removed. */
export async function emptyOrders(db: Database, { id: memberId }: Leaver): Promise<void> {
  await db.execute(sql`UPDATE ${orders} SET address = address || ${NOWHERE}::jsonb
    WHERE member_id = ${memberId} AND address IS NOT NULL`);
  await db.execute(sql`UPDATE ${orders} SET vat_address = NULL
    WHERE member_id = ${memberId} AND NOT EXISTS (
      SELECT FROM ${taxInvoices} AS paper WHERE paper.order_id = ${orders}.id)`);
  const own = sql`SELECT id FROM ${orders} WHERE member_id = ${memberId}`;
  await db.execute(sql`UPDATE ${orderReturns} SET detail = '' WHERE order_id IN (${own})`);
}
