import { z } from 'zod';
import { CAMPAIGN_TOPICS } from '../api/contract-values.ts';
import { contentBlockSchema } from '../blocks/blocks.ts';
import { isoDateTimeSchema, localeQuerySchema } from '../api/contract.ts';

/** Kind of a page; selects its header and the frame around its blocks. */
export const PAGE_TEMPLATES = ['page', 'legal', 'campaign'] as const;
export type PageTemplate = (typeof PAGE_TEMPLATES)[number];

/** A draft is visible only through a signed preview link. */
export const PAGE_STATES = ['draft', 'published'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** Campaigns are announced before they start and stay online afterwards. */
export const PAGE_PHASES = ['soon', 'running', 'ended'] as const;
export type PagePhase = (typeof PAGE_PHASES)[number];

export const pageSummarySchema = z
  .object({
    id: z.number().int(),
    /** Without the language, in the author's spelling. */
    path: z.string(),
    template: z.enum(PAGE_TEMPLATES),
    title: z.string(),
    description: z.string(),
    /** Name of the drawing. */
    picture: z.string(),
    /** Null unless a campaign. */
    topic: z.enum(CAMPAIGN_TOPICS).nullable(),
    phase: z.enum(PAGE_PHASES),
    active_from: isoDateTimeSchema,
    active_until: isoDateTimeSchema.nullable(),
    indexed: z.boolean(),
    updated_at: isoDateTimeSchema,
  })
  .meta({ id: 'PageSummary' });
export type PageSummary = z.infer<typeof pageSummarySchema>;

export const pageRecordSchema = pageSummarySchema
  .extend({ blocks: z.array(contentBlockSchema) })
  .meta({ id: 'PageRecord' });
export type PageRecord = z.infer<typeof pageRecordSchema>;

/** Segments of letters, digits and hyphens; case-insensitive. */
export const PAGE_PATH = /^(?:\/[A-Za-z0-9-]{1,80}){1,4}$/;

export const pageQuerySchema = localeQuerySchema.extend({ path: z.string().regex(PAGE_PATH) });

/** A page in any state and phase, for holders of a signed link. */
export const pagePreviewSchema = pageRecordSchema
  .extend({ state: z.enum(PAGE_STATES), link_until: isoDateTimeSchema })
  .meta({ id: 'PagePreview' });
export type PagePreview = z.infer<typeof pagePreviewSchema>;

export const pagePreviewQuerySchema = localeQuerySchema.extend({ pass: z.string().max(160) });

export const pageListSchema = z.object({ entities: z.array(pageSummarySchema) });
export type PageList = z.infer<typeof pageListSchema>;
