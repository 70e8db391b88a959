'use client';

import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import type { User } from '@/lib/identity/contract';
import type { Membership } from '@/lib/members/contract';
import { Skeleton } from '@/components/ui/skeleton';
import { fullName } from '@/lib/format/address';
import { whenConnected } from '@/lib/browser/connection';
import styles from './member-card.module.scss';
import { TierProgress } from './tier-progress';

const Barcode = lazy(() =>
  whenConnected(() =>
    import('@/components/ui/barcode').then((part) => ({ default: part.Barcode })),
  ),
);

interface MemberCardProps {
  readonly user: User;
  readonly membership: Membership | undefined;
}

export function MemberCard({ user, membership }: MemberCardProps) {
  const intl = useIntl();
  const name = fullName(user).trim();
  const code = user.member_code.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <section className={styles.card} aria-label={intl.formatMessage({ id: 'members.card' })}>
      <div className={styles.head}>
        <div className={styles.who}>
          <Avatar name={user.first_name} url={user.profile_image} size="lg" />
          <h2 className={styles.name}>
            {name === '' ? intl.formatMessage({ id: 'members.noName' }) : name}
          </h2>
        </div>
        <p className={styles.tier}>
          <Icon name="star" size="sm" />
          {membership ? (
            intl.formatMessage({ id: `members.tier.${membership.tier}` })
          ) : (
            <Skeleton width="4em" />
          )}
        </p>
      </div>
      <TierProgress membership={membership} />
      <div className={styles.code}>
        <div className={styles.bars}>
          <Suspense>
            <Barcode
              value={user.member_code}
              label={intl.formatMessage({ id: 'members.barcode' }, { code: user.member_code })}
            />
          </Suspense>
        </div>
        <p>{code}</p>
      </div>
    </section>
  );
}
