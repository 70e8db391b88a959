'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Branch } from '@/lib/branches/contract';
import { hoursRows } from '@/lib/format/hours';
import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './branch-finder.module.scss';
import { TodayFacts } from './today-facts';

interface BranchCardProps {
  readonly branch: Branch;
  readonly locale: Locale;
  /** Undefined until the client knows the time. */
  readonly now: Date | undefined;
  readonly metres?: number | undefined;
}

export function BranchCard({ branch, locale, now, metres }: BranchCardProps) {
  const intl = useIntl();
  return (
    <article className={styles.card}>
      <h2>
        <Link href={pathTo(locale, '/branches/:branch', { branch: branch.id })}>{branch.name}</Link>
      </h2>
      <p>{branch.address}</p>
      <TodayFacts branch={branch} now={now} />
      <p className={styles.facts}>
        {metres !== undefined && (
          <span>
            {intl.formatMessage(
              { id: 'branches.distance' },
              { km: (metres / 1_000).toFixed(metres < 10_000 ? 1 : 0) },
            )}
          </span>
        )}
        {hoursRows(branch.hours, locale, 'short').map(({ days, time }) => (
          <span key={days}>
            {days} {time ?? intl.formatMessage({ id: 'branches.closedDay' })}
          </span>
        ))}
      </p>
      <p className={styles.facts}>
        {branch.services.map((service) => (
          <span key={service}>{intl.formatMessage({ id: `branches.service.${service}` })}</span>
        ))}
      </p>
      <a className={styles.phone} href={`tel:${branch.phone.replaceAll('-', '')}`}>
        <Icon name="phone" size="sm" />
        <span className="visually-hidden">
          {intl.formatMessage({ id: 'branches.callOf' }, { name: branch.name })}
        </span>
        {branch.phone}
      </a>
    </article>
  );
}
