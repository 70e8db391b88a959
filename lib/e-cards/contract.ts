import { CARD_DESIGNS } from '../gift-cards/contract-values.ts';
import { isoDateTimeSchema, textSchema } from '../api/contract.ts';
import { z } from 'zod';
import { cardNameSchema, cardEmailSchema, cardMessageSchema } from '../gift-cards/contract.ts';

export const sendECardSchema = z.object({
  design_id: z.enum(CARD_DESIGNS),
  to_name: cardNameSchema,
  to_email: cardEmailSchema,
  from_name: cardNameSchema,
  message: cardMessageSchema,
  /** Sending time; omitted means at once. */
  send_at: isoDateTimeSchema.nullish(),
});

export type SendECard = z.input<typeof sendECardSchema>;

/** A card as its sender sees it; only the recipient gets the link. */
export const sentECardSchema = z
  .object({
    id: z.number().int(),
    design_id: z.enum(CARD_DESIGNS),
    to_name: z.string(),
    to_email: z.string(),
    from_name: z.string(),
    message: z.string(),
    send_at: isoDateTimeSchema,
    sent_at: isoDateTimeSchema.nullable(),
  })
  .meta({ id: 'SentECard' });

export type SentECard = z.infer<typeof sentECardSchema>;

export const sentECardListSchema = z.object({ entities: z.array(sentECardSchema) });

/** A card as anyone with its link sees it. */
export const eCardSchema = sentECardSchema
  .pick({ design_id: true, to_name: true, from_name: true, message: true, sent_at: true })
  .meta({ id: 'ECard' });

export type ECard = z.infer<typeof eCardSchema>;

export const eCardParamSchema = z.object({ token: textSchema(1, 100) });
