import { z } from 'zod';
import {
  iconSchema,
  idSchema,
  isoDateTimeSchema,
  localeQuerySchema,
  pageQuerySchema,
  pageOf,
} from './common.ts';
import { productCardSchema } from './catalog.ts';

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const reviewSchema = z
  .object({
    id: z.number().int(),
    author: z.string(),
    rating: z.number().int(),
    body: z.string(),
    /** The language it is written in. */
    language: z.enum(['en', 'th']),
    photos: z.array(iconSchema),
    verified: z.boolean(),
    helpful: z.number().int(),
    created_at: isoDateTimeSchema,
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof reviewSchema>;

export const reviewQuerySchema = localeQuerySchema.extend(pageQuerySchema.shape).extend({
  sort: z.enum(REVIEW_SORTS).default('helpful'),
  stars: z.coerce.number().int().min(1).max(5).optional(),
  with_photo: z.stringbool().optional(),
});

export type ReviewQuery = z.input<typeof reviewQuerySchema>;

/**
 * `histogram` counts all published reviews, one star first, and `photo_count` those with photos, whatever the
 * filter. The sum of the histogram is `rating.count`.
 */
export const reviewPageSchema = pageOf(reviewSchema)
  .extend({
    histogram: z.array(z.number().int()).length(5),
    rating: z.object({ average: z.number(), count: z.number().int() }),
    photo_count: z.number().int(),
  })
  .meta({ id: 'ReviewPage' });
export type ReviewPage = z.infer<typeof reviewPageSchema>;

/** A member's list holds at most so many products. */
export const MAX_WISHES = 200;

/** `cards=false` leaves `entities` empty, for hearts that need to know the ids alone. */
export const wishlistQuerySchema = localeQuerySchema.extend({ cards: z.stringbool().optional() });

/** Newest first. */
export const wishlistSchema = z
  .object({ entities: z.array(productCardSchema), product_ids: z.array(z.number().int()) })
  .meta({ id: 'Wishlist' });
export type Wishlist = z.infer<typeof wishlistSchema>;

export const productIdParamSchema = z.object({ product_id: idSchema });

export const stockAlertSchema = z.object({
  product_id: z.number().int().min(1).max(2_147_483_647),
});

/** The products whose return the member waits for. */
export const stockAlertListSchema = z
  .object({ product_ids: z.array(z.number().int()) })
  .meta({ id: 'StockAlerts' });
export type StockAlerts = z.infer<typeof stockAlertListSchema>;
