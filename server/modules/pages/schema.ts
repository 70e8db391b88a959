import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CampaignTopic } from '../../../lib/api/contract-values.ts';
import type { PageState, PageTemplate } from '../../../lib/pages/contract.ts';
import type { ContentBlock } from '../../../lib/blocks/blocks.ts';
import { moment } from '../../db/schema/columns.ts';

/** Page records (`docs/product/pages.md`, "Page records"). */
export const pages = pgTable(
  'pages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Without the language. */
    path: text('path').notNull(),
    template: text('template').$type<PageTemplate>().notNull(),
    titleEn: text('title_en').notNull(),
    titleTh: text('title_th').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionTh: text('description_th').notNull(),
    /** Name of its drawing. */
    picture: text('picture').notNull(),
    /** Campaigns only: group in the index of campaigns. */
    topic: text('topic').$type<CampaignTopic>(),
    blocks: jsonb('blocks').$type<readonly ContentBlock[]>().notNull(),
    state: text('state').$type<PageState>().notNull().default('draft'),
    indexed: boolean('indexed').notNull().default(true),
    activeFrom: moment('active_from').notNull(),
    activeUntil: moment('active_until'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  // Paths are case-insensitive.
  (t) => [uniqueIndex('pages_path').on(sql`lower(${t.path})`)],
);
