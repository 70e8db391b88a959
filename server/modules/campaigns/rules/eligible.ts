import type { Tier } from '../../../../lib/api/contract/member-values.ts';
import type { BlockWho } from '../../../../lib/content/blocks.ts';
import { hasBirthdayMonth } from '../../pricing/rules/priced.ts';

const DAY_MS = 86_400_000;
/** Who bought something once, and nothing for so long, is missed. */
const LAPSED_DAYS = 90;

export interface Facts {
  readonly birthdate: string | null;
  readonly tier: Tier;
  readonly lastOrder: Date | null;
}

/** Whether an action is for this member (`docs/product/pages.md`, "Campaign actions"). */
export function isEligible(who: BlockWho, facts: Facts, now: Date): boolean {
  switch (who) {
    case 'members':
      return true;
    case 'birthday':
      return hasBirthdayMonth(facts.birthdate, now);
    case 'vip':
      return facts.tier !== 'classic';
    case 'lapsed':
      return (
        facts.lastOrder !== null &&
        now.getTime() - facts.lastOrder.getTime() >= LAPSED_DAYS * DAY_MS
      );
  }
}
