import { use } from 'react';
import { Section } from '@/components/ui/section';
import { Link } from '@/components/ui/link';
import type { Branch } from '@/lib/branches/contract';
import { hoursRows } from '@/lib/format/hours';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import styles from './store-list.module.scss';

interface StoreListProps {
  readonly title: string;
  readonly branches: readonly Branch[];
  readonly layout: 'cards' | 'lines';
  readonly locale: Locale;
}

export function StoreList({ title, branches, layout, locale }: StoreListProps) {
  const intl = use(getIntl(locale, 'branches'));
  return (
    <Section
      title={title}
      href={pathTo(locale, '/branches')}
      linkLabel={intl.formatMessage({ id: 'branches.all' })}
    >
      <ul className={styles.stores} data-layout={layout}>
        {branches.map((branch) => (
          <li key={branch.id}>
            <h3>
              <Link href={pathTo(locale, '/branches/:branch', { branch: branch.id })}>
                {branch.name}
              </Link>
            </h3>
            <p>{branch.address}</p>
            <p>
              {hoursRows(branch.hours, locale, 'short').map(({ days, time }) => (
                <span key={days}>
                  {days} {time ?? intl.formatMessage({ id: 'branches.closedDay' })}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
