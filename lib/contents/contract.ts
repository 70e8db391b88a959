import { z } from 'zod';
import { contentBlockSchema } from '../blocks/blocks.ts';
import { sourceSchema } from './credits.ts';
import {
  iconSchema,
  idSchema,
  isoDateTimeSchema,
  localeQuerySchema,
  pageOf,
  pageQuerySchema,
  several,
} from '../api/contract.ts';

export const BANNER_PLACEMENTS = ['home', 'ecommerce', 'pharmacy', 'modal'] as const;
export type BannerPlacement = (typeof BANNER_PLACEMENTS)[number];

export const bannerSchema = z
  .object({
    id: z.number().int(),
    placement: z.enum(BANNER_PLACEMENTS),
    title: z.string(),
    text: z.string(),
    link_label: z.string(),
    /** Target path without the language prefix. */
    url: z.string(),
    image: iconSchema,
    /** Colour family of the design tokens that matches the picture. */
    tint: z.string(),
  })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof bannerSchema>;

export const bannerDetailSchema = bannerSchema
  .extend({ blocks: z.array(contentBlockSchema), active_until: isoDateTimeSchema.nullable() })
  .meta({ id: 'BannerDetail' });
export type BannerDetail = z.infer<typeof bannerDetailSchema>;

export const bannerQuerySchema = localeQuerySchema.extend({
  placement: z.enum(BANNER_PLACEMENTS).optional(),
});
export const bannerListSchema = z.object({ entities: z.array(bannerSchema) });

export const CONTENT_TYPES = ['article', 'news'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const contentSchema = z
  .object({
    id: z.number().int(),
    type: z.enum(CONTENT_TYPES),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    /** Name of the topic, and its key in URLs. */
    topic: z.string(),
    topic_key: z.string(),
    image: iconSchema,
    published_at: isoDateTimeSchema,
    updated_at: isoDateTimeSchema,
  })
  .meta({ id: 'Content' });
export type Content = z.infer<typeof contentSchema>;

export const contentDetailSchema = contentSchema
  .extend({
    blocks: z.array(contentBlockSchema),
    author: z.object({ name: z.string(), role: z.string() }).nullable(),
    /** Pharmacist who reviewed it, and the date of the last review. */
    reviewer: z.object({ name: z.string(), licence_no: z.string() }).nullable(),
    reviewed_at: isoDateTimeSchema.nullable(),
    sources: z.array(sourceSchema),
    /** Other contents of the type: same topic first, then newest. */
    related: z.array(contentSchema),
  })
  .meta({ id: 'ContentDetail' });
export type ContentDetail = z.infer<typeof contentDetailSchema>;

export const contentQuerySchema = localeQuerySchema.extend(pageQuerySchema.shape).extend({
  type: z.enum(CONTENT_TYPES),
  /** Only contents of these topics, by key. */
  topic: several(z.string().regex(/^[a-z-]{1,40}$/)),
  /** Only contents with products from the brand's departments; those with the brand's own products first. */
  brand: idSchema.optional(),
  /** Only contents with products of a department. */
  dept: idSchema.optional(),
});
export type ContentQuery = z.input<typeof contentQuerySchema>;

export const contentTopicSchema = z
  .object({ key: z.string(), name: z.string(), count: z.number().int() })
  .meta({ id: 'ContentTopic' });
export type ContentTopic = z.infer<typeof contentTopicSchema>;

/** Newest first. `topics` lists all topics of the type, regardless of the filter. */
export const contentPageSchema = pageOf(contentSchema)
  .extend({ topics: z.array(contentTopicSchema) })
  .meta({ id: 'ContentPage' });
export type ContentPage = z.infer<typeof contentPageSchema>;

export const contentParamSchema = z.object({
  type: z.enum(CONTENT_TYPES),
  /** Slug or id. */
  slug: z.string().regex(/^[a-z0-9-]{1,96}$/),
});

export const bannerParamSchema = z.object({ id: idSchema });
