import type { Tier } from '../../lib/members/contract-values.ts';
import type { BlockWho } from '../../lib/blocks/blocks.ts';
import { monthsOld } from '../../lib/format/age.ts';
import { calendarDay } from '../../lib/format/bangkok.ts';

const DAY_MS = 86_400_000;
/** Days without an order until a former customer counts as lapsed. */
const LAPSED_DAYS = 90;

export interface Standing {
  readonly birthdate: string | null;
  readonly tier: Tier;
  /** Null before the first paid order. */
  readonly lastOrder: Date | null;
}

export interface StandingRepo {
  of(memberId: number, now: Date): Promise<Standing>;
}

/** Whether a member belongs to a segment (`docs/product/pages.md`, "Campaign actions"). */
export function isInSegment(who: BlockWho, standing: Standing, now: Date): boolean {
  switch (who) {
    case 'members':
      return true;
    case 'birthday':
      return hasBirthdayMonth(standing.birthdate, now);
    case 'vip':
      return standing.tier !== 'classic';
    case 'lapsed':
      return (
        standing.lastOrder !== null &&
        now.getTime() - standing.lastOrder.getTime() >= LAPSED_DAYS * DAY_MS
      );
  }
}

/** Whether this is the birthday month by the calendar of Bangkok; false without a known birthdate. */
export function hasBirthdayMonth(birthdate: string | null, now: Date): boolean {
  return birthdate?.slice(5, 7) === calendarDay(now).slice(5, 7);
}

/** Whole years by the calendar of Bangkok; undefined without a known birthdate. */
export function ageOn(birthdate: string | null, now: Date): number | undefined {
  if (birthdate === null) return undefined;
  return Math.floor(monthsOld(birthdate, calendarDay(now)) / 12);
}
