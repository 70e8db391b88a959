/** Plain values of refill reminders, for pages that load no schemas. */

export const REFILL_STATES = ['planned', 'told', 'bought', 'lapsed'] as const;
export type RefillState = (typeof REFILL_STATES)[number];

/** Days before the medicine runs out on which the member is reminded. */
export const REFILL_NOTICE_DAYS = 3;

/** For how many days a medicine may last; fewer leave no time for a reminder. */
export const REFILL_DAYS = { min: REFILL_NOTICE_DAYS + 1, max: 180 } as const;

/** Offered to choose from, beside the days of pack and label. */
export const REFILL_CHOICES = [7, 14, 30, 60, 90] as const;
