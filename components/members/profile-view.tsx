'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { linkAccountPath, registerPath } from '@/lib/pages/sign-in-paths';
import { membershipQuery } from '@/lib/members/queries-membership';
import { coinsQuery } from '@/lib/wallet/queries-coins';
import { useAuth } from '@/stores/auth';
import styles from './account.module.scss';
import { CoinLedger } from './coin-ledger';
import { CoinSummary } from './coin-summary';
import { MemberCard } from './member-card';

/** Member card and coins. The card renders at once; loaded parts fill reserved space. */
export function ProfileView() {
  const intl = useIntl();
  const locale = useLocale();
  const here = pathTo(locale, '/profile');
  const user = useAuth((state) => state.user);
  const membership = useQuery(membershipQuery());
  const coins = useInfiniteQuery(coinsQuery());
  const [newest] = coins.data?.pages ?? [];
  const failed = [membership, coins].filter(({ isError }) => isError);
  if (!user) return null;
  return (
    <div className={styles.stack}>
      {!user.registered && (
        <Notice tone="info">
          <p>{intl.formatMessage({ id: 'members.unregistered' })}</p>
          <ButtonLink size="sm" href={registerPath(locale, here)}>
            {intl.formatMessage({ id: 'members.register' })}
          </ButtonLink>
        </Notice>
      )}
      <MemberCard user={user} membership={membership.data} />
      {failed.length > 0 && (
        <Notice tone="danger" role="alert">
          <p>{intl.formatMessage({ id: 'members.loadError' })}</p>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              for (const { refetch } of failed) void refetch();
            }}
          >
            {intl.formatMessage({ id: 'members.retry' })}
          </Button>
        </Notice>
      )}
      <CoinSummary coins={newest} />
      <CoinLedger
        entries={coins.data?.pages.flatMap(({ ledger }) => ledger) ?? []}
        hasOlder={coins.hasNextPage}
        isBusy={coins.isFetchingNextPage}
        onOlder={() => void coins.fetchNextPage()}
      />
      {/* Rendered last, after everything above it has loaded. */}
      {!coins.isPending && membership.data?.card_linked === false && (
        <div className={styles.actions}>
          <ButtonLink variant="secondary" href={linkAccountPath(locale, here)}>
            {intl.formatMessage({ id: 'members.linkCard' })}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
