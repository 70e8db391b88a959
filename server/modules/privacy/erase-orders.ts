import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orderReturns, taxInvoices } from '../../db/schema/fulfilment.ts';
import { giftCardSales } from '../../db/schema/gifts.ts';
import { orders } from '../../db/schema/orders.ts';

/** Where it went: the province is no secret, and statistics ask for it. */
const NOWHERE = JSON.stringify({
  ...{ firstName: '', lastName: '', address1: '', address2: '', address3: '', street: '' },
  ...{ mobile: '', email: '' },
});

/** A tax invoice says to whom it was made out for as long as it is kept. Everything else of an order names nobody. */
export async function emptyOrders(db: Database, memberId: number): Promise<void> {
  await db.execute(sql`UPDATE ${orders} SET address = address || ${NOWHERE}::jsonb
    WHERE member_id = ${memberId} AND address IS NOT NULL`);
  await db.execute(sql`UPDATE ${orders} SET vat_address = NULL
    WHERE member_id = ${memberId} AND NOT EXISTS (
      SELECT FROM ${taxInvoices} AS paper WHERE paper.order_id = ${orders}.id)`);
  const own = sql`SELECT id FROM ${orders} WHERE member_id = ${memberId}`;
  await db.execute(sql`UPDATE ${orderReturns} SET detail = '' WHERE order_id IN (${own})`);
  await db.execute(sql`UPDATE ${giftCardSales}
    SET to_name = '', to_email = '', from_name = '', message = '' WHERE order_id IN (${own})`);
}
