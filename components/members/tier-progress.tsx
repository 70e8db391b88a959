'use client';

import { useIntl } from 'react-intl';
import { cssVars } from '@/components/ui/css-vars';
import { TIER_DAYS } from '@/lib/members/contract-values';
import type { Membership } from '@/lib/members/contract';
import { formatRoundBaht } from '@/lib/format/money';
import styles from './member-card.module.scss';

export function TierProgress({ membership }: { readonly membership: Membership | undefined }) {
  const intl = useIntl();
  const { share, text } = wordsOf(intl, membership);
  return (
    <div className={styles.progress}>
      <div className={styles.track} style={cssVars({ '--share': `${String(share)}%` })} />
      <p>{text}</p>
    </div>
  );
}

function wordsOf(intl: ReturnType<typeof useIntl>, membership: Membership | undefined) {
  if (!membership) return { share: 0, text: intl.formatMessage({ id: 'members.waiting' }) };
  const { spent, next } = membership;
  if (!next) return { share: 100, text: intl.formatMessage({ id: 'members.highestTier' }) };
  const share = Math.floor((100 * spent) / (spent + next.missing));
  const text = intl.formatMessage(
    { id: 'members.toNextTier' },
    {
      amount: formatRoundBaht(next.missing),
      tier: intl.formatMessage({ id: `members.tier.${next.tier}` }),
      days: TIER_DAYS,
    },
  );
  return { share, text };
}
