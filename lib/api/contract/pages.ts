import { z } from 'zod';
import { CAMPAIGN_TOPICS } from './values.ts';
import { contentBlockSchema } from '../../content/blocks.ts';
import { isoDateTimeSchema, localeQuerySchema } from './common.ts';

/** What a page record is: its head and what stands around its blocks depend on it. */
export const PAGE_TEMPLATES = ['page', 'legal', 'campaign'] as const;
export type PageTemplate = (typeof PAGE_TEMPLATES)[number];

/** A draft is shown to nobody but those with a link to its preview. */
export const PAGE_STATES = ['draft', 'published'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** A campaign is announced before it begins and stays when it is over; other pages are there or not. */
export const PAGE_PHASES = ['soon', 'running', 'ended'] as const;
export type PagePhase = (typeof PAGE_PHASES)[number];

export const pageSummarySchema = z
  .object({
    id: z.number().int(),
    /** Without the language, as its author spelled it. */
    path: z.string(),
    template: z.enum(PAGE_TEMPLATES),
    title: z.string(),
    description: z.string(),
    /** Name of its drawing. */
    picture: z.string(),
    /** Null for what is no campaign. */
    topic: z.enum(CAMPAIGN_TOPICS).nullable(),
    phase: z.enum(PAGE_PHASES),
    active_from: isoDateTimeSchema,
    active_until: isoDateTimeSchema.nullable(),
    /** Whether search engines may keep it. */
    indexed: z.boolean(),
    updated_at: isoDateTimeSchema,
  })
  .meta({ id: 'PageSummary' });
export type PageSummary = z.infer<typeof pageSummarySchema>;

export const pageRecordSchema = pageSummarySchema
  .extend({ blocks: z.array(contentBlockSchema) })
  .meta({ id: 'PageRecord' });
export type PageRecord = z.infer<typeof pageRecordSchema>;

/** Segments of letters, digits and hyphens; the spelling of capitals does not matter. */
export const PAGE_PATH = /^(?:\/[A-Za-z0-9-]{1,80}){1,4}$/;

export const pageQuerySchema = localeQuerySchema.extend({ path: z.string().regex(PAGE_PATH) });

/** A page whatever its state and time, for whoever has a signed link. */
export const pagePreviewSchema = pageRecordSchema
  .extend({ state: z.enum(PAGE_STATES), link_until: isoDateTimeSchema })
  .meta({ id: 'PagePreview' });
export type PagePreview = z.infer<typeof pagePreviewSchema>;

export const pagePreviewQuerySchema = localeQuerySchema.extend({ pass: z.string().max(160) });

export const pageListSchema = z.object({ entities: z.array(pageSummarySchema) });
export type PageList = z.infer<typeof pageListSchema>;
