import { z } from 'zod';
import { bahtSchema } from './common.ts';

/** Where the price of a piece comes from (`docs/prices.md`). */
export const PRICE_SOURCES = ['list', 'deal', 'member', 'flash'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** Those that need no member card. */
export const PUBLIC_PRICE_SOURCES = ['list', 'deal', 'flash'] as const;
export type PublicPriceSource = (typeof PUBLIC_PRICE_SOURCES)[number];

/** What this member pays for one piece of a line, before sets, cards and coupons. */
export const linePriceSchema = z
  .object({
    kind: z.enum(PRICE_SOURCES),
    amount: bahtSchema,
    /** The list price, where less than that is paid. */
    was: bahtSchema.nullable(),
    saved: bahtSchema,
    /** Whole per cent of the list price, rounded down so that no badge promises too much. */
    percent: z.number().int(),
  })
  .meta({ id: 'LinePrice' });

/** What anybody pays for one piece, also without a member card. */
export const publicPriceSchema = linePriceSchema
  .extend({ kind: z.enum(PUBLIC_PRICE_SOURCES) })
  .meta({ id: 'PublicPrice' });
