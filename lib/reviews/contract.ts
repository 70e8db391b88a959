import { z } from 'zod';
import {
  imageSchema,
  isoDateTimeSchema,
  localeQuerySchema,
  longTextSchema,
  pageQuerySchema,
  placedPageOf,
  placeQuerySchema,
  pageOf,
  searchTextSchema,
  seenSchema,
  textSchema,
  versionSchema,
  numeric,
} from '../api/contract.ts';
import { orderIdParamSchema } from '../orders/contract.ts';
import {
  QUEUE_SORTS,
  REVIEW_CAUSES,
  REPORT_REASONS,
  REVIEW_BODY_MAX,
  REVIEW_PHOTOS_MAX,
  REVIEW_STATES,
  REVIEW_TITLE_MAX,
  REVIEW_SORTS,
} from './contract-values.ts';

export const reviewSchema = z
  .object({
    id: z.number().int(),
    author: z.string(),
    rating: z.number().int(),
    /** May be empty. */
    title: z.string(),
    body: z.string(),
    language: z.enum(['en', 'th']),
    photos: z.array(imageSchema),
    verified: z.boolean(),
    helpful: z.number().int(),
    created_at: isoDateTimeSchema,
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof reviewSchema>;

export const reviewQuerySchema = localeQuerySchema.extend(pageQuerySchema.shape).extend({
  sort: z.enum(REVIEW_SORTS).default('helpful'),
  stars: numeric(z.number().int().min(1).max(5)).optional(),
  with_photo: z.stringbool().optional(),
});

export type ReviewQuery = z.input<typeof reviewQuerySchema>;

/**
 * `histogram` counts all published reviews, one star first, and `photo_count` those with photos, regardless of the
 * filter. The histogram adds up to `rating.count`. `pictured` are the most helpful reviews with photos; only on the
 * first page of all reviews.
 */
export const reviewPageSchema = pageOf(reviewSchema)
  .extend({
    histogram: z.array(z.number().int()).length(5),
    rating: z.object({ average: z.number(), count: z.number().int() }),
    photo_count: z.number().int(),
    pictured: z.array(reviewSchema),
  })
  .meta({ id: 'ReviewPage' });
export type ReviewPage = z.infer<typeof reviewPageSchema>;

/** An uploaded photo; reviews refer to it by `name`. */
export const reviewPhotoSchema = imageSchema
  .extend({ name: z.string() })
  .meta({ id: 'ReviewPhoto' });
export type ReviewPhoto = z.infer<typeof reviewPhotoSchema>;

const said = {
  rating: z.number().int().min(1).max(5),
  title: textSchema(0, REVIEW_TITLE_MAX),
  body: longTextSchema(1, REVIEW_BODY_MAX),
  /** Names of uploaded photos. */
  photos: z.array(z.string().regex(/^[\w-]{43}$/)).max(REVIEW_PHOTOS_MAX),
};

export const reviewInputSchema = z.object({
  ...said,
  title: said.title.default(''),
  photos: said.photos.default([]),
  /** Line number of the order. */
  line: z.number().int().min(1).max(1_000),
});

/** Absent fields stay unchanged. */
export const reviewPatchSchema = z.object(said).partial();
export type ReviewPatch = z.input<typeof reviewPatchSchema>;
export type ReviewInput = z.input<typeof reviewInputSchema>;

/** `pending=true`: still to review; `pending=false`: reviewed; omitted: both. */
export const ownReviewQuerySchema = localeQuerySchema.extend(pageQuerySchema.shape).extend({
  pending: z.stringbool().optional(),
  order_id: orderIdParamSchema.shape.id.optional(),
});
export type OwnReviewQuery = z.input<typeof ownReviewQuerySchema>;

/** A delivered order line with the buyer's review. */
export const reviewedLineSchema = z
  .object({
    order_id: z.string(),
    line: z.number().int(),
    product: z.object({
      id: z.number().int(),
      product_name: z.string(),
      product_name_en: z.string(),
      product_name_th: z.string(),
      image: imageSchema,
    }),
    bought_at: isoDateTimeSchema,
    /** Null before the first review; a rejected one can be rewritten. */
    review: z
      .object({
        id: z.number().int(),
        rating: z.number().int(),
        title: z.string(),
        body: z.string(),
        photos: z.array(reviewPhotoSchema),
        state: z.enum(REVIEW_STATES),
        /** Reason of the rejection; empty otherwise. */
        reason: z.string(),
        created_at: isoDateTimeSchema,
      })
      .nullable(),
  })
  .meta({ id: 'ReviewedLine' });
export type ReviewedLine = z.infer<typeof reviewedLineSchema>;
export const ownReviewsSchema = pageOf(reviewedLineSchema).meta({ id: 'OwnReviews' });
export type OwnReviews = z.infer<typeof ownReviewsSchema>;

export const reviewHelpfulSchema = z.object({ helpful: z.number().int() });
export const reviewReportSchema = z.object({ reason: z.enum(REPORT_REASONS) });

/** Reviews of a product that the member marked, by id. */
export const reviewMarksSchema = z
  .object({ helpful: z.array(z.number().int()), reported: z.array(z.number().int()) })
  .meta({ id: 'ReviewMarks' });
export type ReviewMarks = z.infer<typeof reviewMarksSchema>;

/** Moderation queue: new reviews, and published ones that members reported. */
export const staffReviewSchema = z
  .object({
    id: z.number().int(),
    product: z.object({ id: z.number().int(), product_name: z.string() }),
    author: z.string(),
    rating: z.number().int(),
    title: z.string(),
    body: z.string(),
    photos: z.array(imageSchema),
    state: z.enum(REVIEW_STATES),
    /** Number of reports by reason. */
    reports: z.record(z.enum(REPORT_REASONS), z.number().int()),
    /** Version of all fields above; decisions name it. */
    version: versionSchema,
    created_at: isoDateTimeSchema,
  })
  .meta({ id: 'StaffReview' });
export type StaffReview = z.infer<typeof staffReviewSchema>;
export const staffReviewPageSchema = placedPageOf(staffReviewSchema).meta({
  id: 'StaffReviewPage',
});
export type StaffReviewPage = z.infer<typeof staffReviewPageSchema>;

export const staffReviewQuerySchema = localeQuerySchema.extend(placeQuerySchema.shape).extend({
  /** Part of the product's name, of the author's name or of the text. */
  q: searchTextSchema(80),
  cause: z.enum(REVIEW_CAUSES).optional(),
  sort: z.enum(QUEUE_SORTS).default('written'),
});
export type StaffReviewQuery = z.infer<typeof staffReviewQuerySchema>;

export const reviewRejectionSchema = seenSchema.extend({ reason: textSchema(1, 200) });
