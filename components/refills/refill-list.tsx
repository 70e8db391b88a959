'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { REFILL_NOTICE_DAYS } from '@/lib/refills/contract-values';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { refillsQuery } from '@/lib/refills/queries';
import { RefillEntry } from './refill-entry';
import styles from './refills.module.scss';

/** Medicines of the member, each with its reminder (`docs/product/health.md`, "Refill reminders"). */
export function RefillList() {
  const intl = useIntl();
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(refillsQuery(locale));
  const text = (id: string) => intl.formatMessage({ id: `refills.${id}` });
  if (isError) {
    return (
      <LoadFailed
        title={text('loadError')}
        retryLabel={text('retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={text('waiting')} />;
  if (data.entities.length === 0) {
    return (
      <EmptyState
        image="/images/empty-orders.svg"
        title={text('empty')}
        text={text('emptyText')}
        action={<ButtonLink href={pathTo(locale, '/categories')}>{text('browse')}</ButtonLink>}
      />
    );
  }
  return (
    <div className={styles.refills}>
      <p>{intl.formatMessage({ id: 'refills.intro' }, { days: REFILL_NOTICE_DAYS })}</p>
      {!data.wanted && (
        <Notice tone="warning">
          <p>{text('off')}</p>
          <Link href={pathTo(locale, '/profile/notifications')}>{text('settings')}</Link>
        </Notice>
      )}
      <ul className={styles.list}>
        {data.entities.map((refill) => (
          <li key={refill.product.id}>
            <RefillEntry refill={refill} />
          </li>
        ))}
      </ul>
    </div>
  );
}
