import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BannerPlacement } from '../../../lib/contents/contract.ts';
import type { ContentBlock } from '../../../lib/blocks/blocks.ts';
import { moment } from '../../db/schema/columns.ts';

/** A picture with a headline and a link, and a page of its own. */
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
    picture: text('picture').notNull(),
    tint: text('tint').notNull(),
    blocks: jsonb('blocks').$type<readonly ContentBlock[]>().notNull(),
    position: integer('position').notNull(),
    activeFrom: moment('active_from').notNull(),
    activeUntil: moment('active_until'),
  },
  (t) => [index('banners_placement').on(t.placement, t.position)],
);
