import { z } from 'zod';
import {
  bahtSchema,
  emailSchema,
  isoDateTimeSchema,
  longTextSchema,
  nameSchema,
} from '../api/contract.ts';
import { CARD_DESIGNS, CARD_NAME_MAX, GIFT_MAX, GIFT_MIN, GIFT_STATES } from './contract-values.ts';
import { ONLINE_METHODS } from '../checkout/contract-values.ts';

export const cardDesignSchema = z
  .object({ id: z.enum(CARD_DESIGNS), name: z.string(), picture: z.string() })
  .meta({ id: 'CardDesign' });
export const cardDesignListSchema = z.object({ entities: z.array(cardDesignSchema) });
export type CardDesignList = z.infer<typeof cardDesignListSchema>;

export const cardNameSchema = nameSchema(1, CARD_NAME_MAX);
export const cardEmailSchema = emailSchema.transform((email) => email.toLowerCase());
/** The limit in graphemes is a rule with its own message. */
export const cardMessageSchema = longTextSchema(0, 5_000);

export const buyGiftCardSchema = z.object({
  design_id: z.enum(CARD_DESIGNS),
  /** Whole baht. */
  amount: z.number().int().min(GIFT_MIN).max(GIFT_MAX),
  to_name: cardNameSchema,
  to_email: cardEmailSchema,
  /** Name of the giver; omitted when bought for oneself. */
  from_name: cardNameSchema.optional(),
  message: cardMessageSchema.default(''),
  /** Sending time; omitted means as soon as paid. */
  send_at: isoDateTimeSchema.nullish(),
  payment_method: z.enum(ONLINE_METHODS),
});
export type BuyGiftCard = z.input<typeof buyGiftCardSchema>;

/** Gift card of an order. Its code is revealed to the recipient only. */
export const orderedGiftCardSchema = z
  .object({
    design_id: z.enum(CARD_DESIGNS),
    picture: z.string(),
    amount: bahtSchema,
    to_name: z.string(),
    to_email: z.string(),
    /** Empty when bought for oneself. */
    from_name: z.string(),
    message: z.string(),
    send_at: isoDateTimeSchema,
    sent_at: isoDateTimeSchema.nullable(),
    state: z.enum(GIFT_STATES),
  })
  .meta({ id: 'OrderedGiftCard' });
export type OrderedGiftCard = z.infer<typeof orderedGiftCardSchema>;
