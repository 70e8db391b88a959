import { productCardSchema } from '../catalog/contract.ts';
import { z } from 'zod';
import { idSchema, localeQuerySchema, searchTextSchema, textSchema } from '../api/contract.ts';

/** Newest first. */
export const wishlistSchema = z
  .object({ entities: z.array(productCardSchema), product_ids: z.array(z.number().int()) })
  .meta({ id: 'Wishlist' });

export type Wishlist = z.infer<typeof wishlistSchema>;

export type StockAlerts = z.infer<typeof stockAlertListSchema>;

export const MAX_WISHES = 200;

/** `cards=false` leaves `entities` empty, when only the ids are needed. */
export const wishlistQuerySchema = localeQuerySchema.extend({ cards: z.stringbool().optional() });

export const productIdParamSchema = z.object({ product_id: idSchema });

export const stockAlertSchema = z.object({
  product_id: z.number().int().min(1).max(2_147_483_647),
});

/** Products with a back-in-stock alert of the member. */
export const stockAlertListSchema = z
  .object({ product_ids: z.array(z.number().int()) })
  .meta({ id: 'StockAlerts' });

export const MAX_SEARCH_ALERTS = 30;

/** Same limit as of a search. */
const KEYWORD_LENGTH = 200;

/** Words that found nothing. */
export const searchAlertInputSchema = z.object({ keyword: textSchema(1, KEYWORD_LENGTH) });

export const searchAlertSchema = z
  .object({
    id: z.number().int(),
    /** The words before normalization. */
    keyword: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'SearchAlert' });

export type SearchAlert = z.infer<typeof searchAlertSchema>;

/** The member's alerts for words, newest first. */
export const searchAlertListSchema = z
  .object({ entities: z.array(searchAlertSchema) })
  .meta({ id: 'SearchAlerts' });

export type SearchAlerts = z.infer<typeof searchAlertListSchema>;

/** `q` asks for the alert of these words alone, however they are spelt. */
export const searchAlertQuerySchema = localeQuerySchema.extend({
  q: searchTextSchema(KEYWORD_LENGTH),
});

export const searchAlertParamSchema = z.object({ id: idSchema });

/** Object of an alert: a product by its id, or words that found nothing. */
export type WaitedFor = number | string;
