'use client';

import { formatAgo } from '@/lib/format/ago';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './staff.module.scss';

interface SinceProps {
  readonly from: string;
  readonly now: string;
}

/** How long it has been so, by the service's clock. */
export function Since({ from, now }: SinceProps) {
  const locale = useLocale();
  return (
    <time className={styles.since} dateTime={from} title={formatDateTime(from, locale)}>
      {formatAgo(from, now, locale)}
    </time>
  );
}
