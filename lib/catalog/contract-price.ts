import { z } from 'zod';
import { bahtSchema } from '../api/contract.ts';

/** Source of a piece's price (`docs/prices.md`). */
export const PRICE_SOURCES = ['list', 'deal', 'member', 'flash'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** Sources that need no member card. */
export const PUBLIC_PRICE_SOURCES = ['list', 'deal', 'flash'] as const;
export type PublicPriceSource = (typeof PUBLIC_PRICE_SOURCES)[number];

/** Price per piece for this member, before sets, cards and coupons. */
export const linePriceSchema = z
  .object({
    kind: z.enum(PRICE_SOURCES),
    amount: bahtSchema,
    /** List price when a lower one applies. */
    was: bahtSchema.nullable(),
    saved: bahtSchema,
    /** Whole per cent of the list price, rounded down so that badges never overstate. */
    percent: z.number().int(),
  })
  .meta({ id: 'LinePrice' });

/** Price per piece without a member card. */
export const publicPriceSchema = linePriceSchema
  .extend({ kind: z.enum(PUBLIC_PRICE_SOURCES) })
  .meta({ id: 'PublicPrice' });
