'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { formatAgo } from '@/lib/format/ago';
import { formatDateTime } from '@/lib/format/date';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import type { TodayKind } from '@/lib/office/contract-values';
import type { Today } from '@/lib/office/contract';
import { todayQuery } from '@/lib/office/queries';
import styles from './today.module.scss';

const ORDERS = '/staff/orders';

/** Screen on which the work is done, without the language. */
const PLACES: Readonly<Record<TodayKind, { readonly path: string; readonly icon: IconName }>> = {
  approve: { path: `${ORDERS}?tab=approve`, icon: 'receipt' },
  receive: { path: `${ORDERS}?tab=receive`, icon: 'receipt' },
  hand_over: { path: `${ORDERS}?tab=hand_over`, icon: 'store' },
  pack: { path: `${ORDERS}?tab=pack`, icon: 'package' },
  ship: { path: `${ORDERS}?tab=ship`, icon: 'truck' },
  rejected: { path: `${ORDERS}?tab=rejected`, icon: 'warning' },
  returns: { path: `${ORDERS}?tab=returns`, icon: 'refresh' },
  payments: { path: `${ORDERS}?tab=payments`, icon: 'cash' },
  conversations: { path: '/staff/pharmacy', icon: 'pill' },
  cases: { path: '/staff/cases', icon: 'edit' },
  follow_ups: { path: '/staff/pharmacy', icon: 'heart' },
  reviews: { path: '/staff/reviews', icon: 'star' },
  requests: { path: '/staff/requests', icon: 'shield' },
  failed_drafts: { path: '/staff/products?draft=failed', icon: 'warning' },
  expired_stock: { path: '/staff/stock?level=expired', icon: 'warning' },
  low_stock: { path: '/staff/stock?level=low', icon: 'package' },
};

/** Work that waits for the signed-in person; refreshes itself. */
export function TodayBoard() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { data, isError, refetch } = useQuery(todayQuery);
  return (
    <div className={styles.today}>
      <header>
        <h1>{text('office.today.title')}</h1>
        <p>{text('office.today.intro')}</p>
      </header>
      {isError && !data && (
        <Notice tone="danger" role="alert">
          <p>{text('office.today.error')}</p>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {text('office.retry')}
          </Button>
        </Notice>
      )}
      {!data && !isError && <Spinner label={text('office.today.loading')} />}
      {data?.waiting.length === 0 && (
        <EmptyState
          image="/images/empty-orders.svg"
          title={text('office.today.nothing')}
          text={text('office.today.nothingText')}
        />
      )}
      {data && data.waiting.length > 0 && <Cards today={data} />}
    </div>
  );
}

function Cards({ today: { waiting, now } }: { readonly today: Today }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <ul className={styles.cards}>
      {waiting.map(({ kind, count, oldest }) => {
        const { path, icon } = PLACES[kind];
        return (
          <li key={kind} className={styles.card}>
            <Icon name={icon} />
            <p>
              <Link href={localePath(locale, path)}>
                {intl.formatMessage({ id: `office.today.${kind}` })}
              </Link>
            </p>
            <strong>{intl.formatNumber(count)}</strong>
            {oldest !== null && (
              <time dateTime={oldest} title={formatDateTime(oldest, locale)}>
                {intl.formatMessage(
                  { id: 'office.today.oldest' },
                  { ago: formatAgo(oldest, now, locale) },
                )}
              </time>
            )}
          </li>
        );
      })}
    </ul>
  );
}
