import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CardDesign } from '../../../lib/api/contract/gift-values.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';
import { giftCards } from './wallet.ts';

/** What an order without goods sold: one gift card, for whom, and when it is sent. */
export const giftCardSales = pgTable(
  'gift_card_sales',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    design: text('design').$type<CardDesign>().notNull(),
    /** Satang. */
    amount: integer('amount').notNull(),
    toName: text('to_name').notNull(),
    toEmail: text('to_email').notNull(),
    /** Empty of a card for oneself. */
    fromName: text('from_name').notNull(),
    message: text('message').notNull(),
    sendAt: moment('send_at').notNull(),
    /** Written once, when the order is paid and its day has come. */
    giftCardId: integer('gift_card_id').references(() => giftCards.id),
    sentAt: moment('sent_at'),
  },
  (t) => [
    uniqueIndex('gift_card_sales_card').on(t.giftCardId),
    index('gift_card_sales_due')
      .on(t.sendAt)
      .where(sql`gift_card_id IS NULL`),
    check('gift_card_sales_amount', sql`${t.amount} > 0`),
    check('gift_card_sales_sent', sql`(${t.giftCardId} IS NULL) = (${t.sentAt} IS NULL)`),
  ],
);
