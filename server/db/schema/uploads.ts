import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { UploadKind } from '../../core/kept-values.ts';
import { moment } from './columns.ts';
import { members } from './members.ts';

/** Pictures uploaded by members; the files are in a folder or a store. Unused ones expire. */
export const uploads = pgTable(
  'uploads',
  {
    /** 256 random bits: the unguessable name grants access. */
    name: text('name').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind').$type<UploadKind>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Visible to all visitors, so caches may store it. */
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Null while in use. */
    expiresAt: moment('expires_at'),
  },
  (t) => [
    index('uploads_member').on(t.memberId),
    index('uploads_expiry')
      .on(t.expiresAt)
      .where(sql`expires_at IS NOT NULL`),
    check('uploads_public_is_used', sql`NOT (${t.isPublic} AND ${t.expiresAt} IS NOT NULL)`),
  ],
);
