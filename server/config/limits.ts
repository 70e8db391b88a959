import { z } from 'zod';
import { documented, integer } from './values.ts';

/** Order limits per member (`docs/product/orders.md`, "Placing an order"). */
export const limitsEnvironment = {
  PURCHASE_LIMIT_DAYS: documented(
    integer(1, 3_650),
    'days over which orders count against purchase limits and medicine caps',
    '30',
  ),
  OPEN_ORDERS: documented(
    integer(1, 10_000),
    'unpaid or open cash-on-delivery orders of one member at a time',
    '5',
  ),
  ORDERS_AN_HOUR: documented(
    integer(1, 100_000),
    'attempts to order of one member in an hour',
    '60',
  ),
  CONSULTATION_DAYS: documented(
    integer(1, 36_500),
    'days after its end until the content of a conversation is deleted',
    '730',
  ),
  DECISION_HOURS: documented(
    integer(1, 720),
    'hours after its payment within which a pharmacist decides on a questionnaire; the money goes back otherwise',
    '24',
  ),
  DISPENSING_YEARS: documented(
    integer(1, 100),
    'years for which records of dispensed medicines are kept',
    '5',
  ),
};

const variables = z.object(limitsEnvironment);

export function orderLimitsOf(env: z.infer<typeof variables>) {
  const { PURCHASE_LIMIT_DAYS: days, OPEN_ORDERS: open, ORDERS_AN_HOUR: hourly } = env;
  return { days: days ?? 30, open: open ?? 5, hourly: hourly ?? 60 };
}

/** Days until consultations are erased (`docs/product/consultation.md`, "How long it is kept"). */
export function consultationDaysOf(env: z.infer<typeof variables>): number {
  return env.CONSULTATION_DAYS ?? 730;
}

/** `docs/product/questionnaires.md`, "The decision". */
export function decisionHoursOf(env: z.infer<typeof variables>): number {
  return env.DECISION_HOURS ?? 24;
}

/** Retention in years, required of pharmacies by law (`docs/product/consultation.md`, "Dispensing records"). */
export function dispensingYearsOf(env: z.infer<typeof variables>): number {
  return env.DISPENSING_YEARS ?? 5;
}
