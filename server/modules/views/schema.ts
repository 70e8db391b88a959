import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ViewList } from '../../../lib/views/contract-values.ts';
import { members } from '../../db/schema/members.ts';

/** Saved views of the office's lists. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => members.id),
    list: text('list').$type<ViewList>().notNull(),
    name: text('name').notNull(),
    /** Query of the list's address. */
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull(),
  },
  (t) => [
    uniqueIndex('saved_views_name').on(t.ownerId, t.list, t.name),
    index('saved_views_list').on(t.list),
  ],
);
