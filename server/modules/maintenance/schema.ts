import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const maintenance = pgTable('maintenance', {
  id: integer('id').primaryKey().default(1),
  isMaintain: boolean('is_maintain').notNull().default(false),
  webImage: text('web_image').notNull(),
});
