import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Branch } from '@/lib/branches/contract';
import { hoursRows } from '@/lib/format/hours';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './branch-list.module.scss';

interface BranchListProps {
  readonly locale: Locale;
  readonly branches: readonly Branch[];
}

/** Where one can talk to a pharmacist face to face. */
export function BranchList({ locale, branches }: BranchListProps) {
  const intl = use(getIntl(locale, 'conversations-pharmacy'));
  return (
    <>
      <p className={styles.intro}>
        {intl.formatMessage(
          { id: 'conversations-pharmacy.branchesIntro' },
          { count: branches.length },
        )}
      </p>
      <ul className={styles.branches}>
        {branches.map((branch) => (
          <li key={branch.id}>
            <h3>{branch.name}</h3>
            <p>{branch.address}</p>
            <p className={styles.hours}>
              {hoursRows(branch.hours, locale, 'short').map(({ days, time }) => (
                <span key={days}>
                  {days} {time ?? intl.formatMessage({ id: 'conversations-pharmacy.closedDay' })}
                </span>
              ))}
            </p>
            <a className={styles.phone} href={`tel:${branch.phone.replaceAll('-', '')}`}>
              <Icon name="phone" size="sm" />
              {branch.phone}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
