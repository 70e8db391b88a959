import { productCardSchema } from '../catalog/contract.ts';
import { z } from 'zod';
import { idSchema, localeQuerySchema } from '../api/contract.ts';

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
