import { z } from 'zod';
import { contentBlockSchema } from '../../content/blocks.ts';
import { sourceSchema } from '../../content/credits.ts';
import {
  iconSchema,
  idSchema,
  isoDateTimeSchema,
  localeQuerySchema,
  pageOf,
  pageQuerySchema,
  several,
} from './common.ts';

export const BANNER_PLACEMENTS = ['home', 'ecommerce', 'pharmacy', 'modal'] as const;
export type BannerPlacement = (typeof BANNER_PLACEMENTS)[number];

export const bannerSchema = z
  .object({
    id: z.number().int(),
    placement: z.enum(BANNER_PLACEMENTS),
    title: z.string(),
    text: z.string(),
    link_label: z.string(),
    /** Where it leads, without the language prefix. */
    url: z.string(),
    image: iconSchema,
    /** A colour family of the tokens that goes with the picture. */
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
    /** The name of its topic, and what stands for it in addresses. */
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
    /** The pharmacist who looked through it, and when that was last. */
    reviewer: z.object({ name: z.string(), licence_no: z.string() }).nullable(),
    reviewed_at: isoDateTimeSchema.nullable(),
    /** What it rests on. */
    sources: z.array(sourceSchema),
    /** Others of the type: those of the same topic first, then the newest. */
    related: z.array(contentSchema),
  })
  .meta({ id: 'ContentDetail' });
export type ContentDetail = z.infer<typeof contentDetailSchema>;

export const contentQuerySchema = localeQuerySchema.extend(pageQuerySchema.shape).extend({
  type: z.enum(CONTENT_TYPES),
  /** Only those of these topics, by their keys. */
  topic: several(z.string().regex(/^[a-z-]{1,40}$/)),
  /** Those that show products of the departments in which a brand sells; first those that show its own. */
  brand: idSchema.optional(),
  /** Those that show products of a department. */
  dept: idSchema.optional(),
});
export type ContentQuery = z.input<typeof contentQuerySchema>;

export const contentTopicSchema = z
  .object({ key: z.string(), name: z.string(), count: z.number().int() })
  .meta({ id: 'ContentTopic' });
export type ContentTopic = z.infer<typeof contentTopicSchema>;

/** Newest first. `topics` are all that the type has, whatever was asked for. */
export const contentPageSchema = pageOf(contentSchema)
  .extend({ topics: z.array(contentTopicSchema) })
  .meta({ id: 'ContentPage' });
export type ContentPage = z.infer<typeof contentPageSchema>;

export const contentParamSchema = z.object({
  type: z.enum(CONTENT_TYPES),
  /** The slug or the id. */
  slug: z.string().regex(/^[a-z0-9-]{1,96}$/),
});

export const bannerParamSchema = z.object({ id: idSchema });
