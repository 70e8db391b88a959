import { z } from 'zod';
import { bahtSchema, iconSchema, isoDateTimeSchema } from '../api/contract.ts';

export const PROMOTION_KINDS = ['buy_1_get_1', 'buy_2_get_1', 'member_percent'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

export const promotionTagSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(PROMOTION_KINDS),
    /** Whole per cent of a `member_percent`; 0 otherwise. */
    percent: z.number().int(),
    name: z.string(),
    ends_at: isoDateTimeSchema,
  })
  .meta({ id: 'PromotionTag' });
export type PromotionTag = z.infer<typeof promotionTagSchema>;

/** Price of a product in a running flash sale with pieces left. */
export const flashOfferSchema = z
  .object({
    price: bahtSchema,
    ends_at: isoDateTimeSchema,
    /** Pieces left at this price, and the total quota. */
    left: z.number().int(),
    quota: z.number().int(),
  })
  .meta({ id: 'FlashOffer' });
export type FlashOffer = z.infer<typeof flashOfferSchema>;

/** Only groups that have started. */
export const promotionGroupSchema = promotionTagSchema
  .extend({
    name_en: z.string(),
    name_th: z.string(),
    details: z.string(),
    starts_at: isoDateTimeSchema,
    image: iconSchema,
    product_count: z.number().int(),
  })
  .meta({ id: 'PromotionGroup' });
export type PromotionGroup = z.infer<typeof promotionGroupSchema>;

export const promotionGroupListSchema = z.object({ entities: z.array(promotionGroupSchema) });

const flashSaleSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  starts_at: isoDateTimeSchema,
  ends_at: isoDateTimeSchema,
});

/** Countdowns use `now`, the server time, never the browser's. */
export const flashSaleStateSchema = z
  .object({
    now: isoDateTimeSchema,
    current: flashSaleSchema.nullable(),
    next: flashSaleSchema.nullable(),
  })
  .meta({ id: 'FlashSaleState' });
export type FlashSaleState = z.infer<typeof flashSaleStateSchema>;
