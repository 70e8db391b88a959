import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { departments } from './catalog.ts';

/** Earlier slugs of departments; their addresses lead to the department, whatever its slug is by now. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text('slug').primaryKey(),
    departmentId: integer('department_id')
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
  },
  (t) => [index('former_slugs_department').on(t.departmentId)],
);
