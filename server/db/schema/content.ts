import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BannerPlacement } from '../../../lib/api/contract/content.ts';
import type { ContentBlock } from '../../../lib/content/blocks.ts';
import type { ContentType } from '../../../lib/api/contract/content.ts';
import type { CampaignTopic, PageState, PageTemplate } from '../../../lib/api/contract/pages.ts';
import type { Author, Source } from '../../../lib/content/credits.ts';
import { moment } from './columns.ts';
import { pharmacists } from './pharmacy.ts';

/** A picture with a headline that leads somewhere; its own page tells more. */
export const banners = pgTable(
  'banners',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    placement: text('placement').$type<BannerPlacement>().notNull(),
    titleEn: text('title_en').notNull(),
    titleTh: text('title_th').notNull(),
    textEn: text('text_en').notNull(),
    textTh: text('text_th').notNull(),
    linkLabelEn: text('link_label_en').notNull(),
    linkLabelTh: text('link_label_th').notNull(),
    /** A path of the shop without language; null leads to the banner's own page. */
    path: text('path'),
    /** Name of its drawing. */
    picture: text('picture').notNull(),
    tint: text('tint').notNull(),
    blocks: jsonb('blocks').$type<readonly ContentBlock[]>().notNull(),
    position: integer('position').notNull(),
    activeFrom: moment('active_from').notNull(),
    activeUntil: moment('active_until'),
  },
  (t) => [index('banners_placement').on(t.placement, t.position)],
);

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
    /** Stands in addresses; its names are equal in all rows that share it. */
    topic: text('topic').notNull(),
    topicEn: text('topic_en').notNull(),
    topicTh: text('topic_th').notNull(),
    /** Name of its drawing. */
    picture: text('picture').notNull(),
    blocks: jsonb('blocks').$type<readonly ContentBlock[]>().notNull(),
    author: jsonb('author').$type<Author>(),
    reviewerId: integer('reviewer_id').references(() => pharmacists.id, { onDelete: 'set null' }),
    reviewedAt: moment('reviewed_at'),
    /** What it rests on. */
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

/** Pages that a merchant writes (`docs/product/pages.md`, "Page records"). */
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
    /** Of a campaign: what the index of campaigns groups it by. */
    topic: text('topic').$type<CampaignTopic>(),
    blocks: jsonb('blocks').$type<readonly ContentBlock[]>().notNull(),
    state: text('state').$type<PageState>().notNull().default('draft'),
    indexed: boolean('indexed').notNull().default(true),
    activeFrom: moment('active_from').notNull(),
    activeUntil: moment('active_until'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  // Addresses that differ in capitals alone are one page.
  (t) => [uniqueIndex('pages_path').on(sql`lower(${t.path})`)],
);
