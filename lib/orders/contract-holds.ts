import { z } from 'zod';
import { isoDateTimeSchema, pageOf, pageQuerySchema } from '../api/contract.ts';
import { placeIdSchema } from '../stock/contract.ts';
import { ORDER_STATUSES } from './contract-values.ts';

export const stockHoldSchema = z
  .object({
    order_id: z.string(),
    status: z.enum(ORDER_STATUSES),
    branch_id: z.number().int(),
    /** Pieces reserved for the order. */
    qty: z.number().int(),
    /** When the order was placed. */
    since: isoDateTimeSchema,
  })
  .meta({ id: 'StockHold' });
export type StockHold = z.infer<typeof stockHoldSchema>;

/** Open orders for which pieces are reserved; `reserved`: their pieces together, on all pages. */
export const stockHoldPageSchema = pageOf(stockHoldSchema).extend({ reserved: z.number().int() });
export type StockHoldPage = z.infer<typeof stockHoldPageSchema>;

export const stockHoldQuerySchema = pageQuerySchema.extend({ branch_id: placeIdSchema.optional() });
