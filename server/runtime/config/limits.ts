import { z } from 'zod';
import { integer } from './values.ts';

/** What one member may order (`docs/product/orders.md`, "Placing an order"). */
export const limitsEnvironment = {
  PURCHASE_LIMIT_DAYS: integer(1, 3_650),
  OPEN_ORDERS: integer(1, 10_000),
  ORDERS_AN_HOUR: integer(1, 100_000),
  CONSULTATION_DAYS: integer(1, 36_500),
};

const variables = z.object(limitsEnvironment);

export function orderLimitsOf(env: z.infer<typeof variables>) {
  const { PURCHASE_LIMIT_DAYS: days, OPEN_ORDERS: open, ORDERS_AN_HOUR: hourly } = env;
  return { days: days ?? 30, open: open ?? 5, hourly: hourly ?? 60 };
}

/** After so many days what was said to a pharmacist is deleted (`docs/product/consultation.md`, "How long it is kept"). */
export function consultationDaysOf(env: z.infer<typeof variables>): number {
  return env.CONSULTATION_DAYS ?? 730;
}
