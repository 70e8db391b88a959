import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Single row with the maintenance state. */
export const maintenance = pgTable('maintenance', {
  id: integer('id').primaryKey().default(1),
  isMaintain: boolean('is_maintain').notNull().default(false),
  webImage: text('web_image').notNull(),
});
