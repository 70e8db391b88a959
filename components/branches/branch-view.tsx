import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Branch } from '@/lib/api/contract/places';
import { hoursRows } from '@/lib/format/hours';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { JsonLd } from '@/lib/seo/json-ld';
import { store } from '@/lib/seo/structured-data';
import styles from './branch-finder.module.scss';
import { mapUrl } from './map-url';

interface BranchViewProps {
  readonly branch: Branch;
  readonly locale: Locale;
}

/** How to get to a branch, when it is open, and what it does. */
export async function BranchView({ branch, locale }: BranchViewProps) {
  const intl = await getIntl(locale, 'branches');
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <>
      <JsonLd data={store(locale, branch)} />
      <div className={styles.ways}>
        <a className={styles.phone} href={`tel:${branch.phone.replaceAll('-', '')}`}>
          <Icon name="phone" size="sm" />
          {branch.phone}
        </a>
        <a className={styles.phone} href={mapUrl(branch)} target="_blank" rel="noopener noreferrer">
          <Icon name="pin" size="sm" />
          {text('branches.route')}
        </a>
      </div>
      <div className={styles.columns}>
        <section>
          <h2>{text('branches.hours')}</h2>
          <dl className={styles.hours}>
            {hoursRows(branch.hours, locale, 'long').map(({ days, time }) => (
              <Fragment key={days}>
                <dt>{days}</dt>
                <dd>{time ?? text('branches.closedDay')}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
        <section>
          <h2>{text('branches.services')}</h2>
          <ul className={styles.services}>
            {branch.services.map((service) => (
              <li key={service}>
                <Icon name="check" size="sm" />
                {text(`branches.service.${service}`)}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
