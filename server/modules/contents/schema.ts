import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ContentType } from '../../../lib/contents/contract.ts';
import type { ContentBlock } from '../../../lib/blocks/blocks.ts';
import type { Author, Source } from '../../../lib/contents/credits.ts';
import { moment } from '../../db/schema/columns.ts';
import { pharmacists } from '../pharmacy/schema.ts';

/** Articles and news (`docs/product/browse.md`, "Articles, news and banners"). */
export const contents = pgTable(
  'contents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    type: text('type').$type<ContentType>().notNull(),
    slug: text('slug').notNull(),
    titleEn: text('title_en').notNull(),
    titleTh: text('title_th').notNull(),
    excerptEn: text('excerpt_en').notNull(),
    excerptTh: text('excerpt_th').notNull(),
    /** Key used in addresses; rows of a topic share its names. */
    topic: text('topic').notNull(),
    topicEn: text('topic_en').notNull(),
    topicTh: text('topic_th').notNull(),
    picture: text('picture').notNull(),
    blocks: jsonb('blocks').$type<readonly ContentBlock[]>().notNull(),
    author: jsonb('author').$type<Author>(),
    checkedBy: integer('reviewer_id').references(() => pharmacists.id, { onDelete: 'set null' }),
    checkedAt: moment('reviewed_at'),
    sources: jsonb('sources').$type<readonly Source[]>().notNull().default([]),
    activeFrom: moment('active_from').notNull(),
    activeUntil: moment('active_until'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('contents_slug').on(t.type, t.slug),
    index('contents_newest').on(t.type, t.activeFrom.desc(), t.id),
  ],
);
