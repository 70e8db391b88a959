import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Branch } from '@/lib/branches/contract';
import { shopTime } from '@/lib/api/server';
import { calendarDay } from '@/lib/format/bangkok';
import { formatDay } from '@/lib/format/date';
import { hoursRows, type WeekHours } from '@/lib/format/hours';
import type { Locale } from '@/lib/i18n/locale';
import { loadMessages, type MessageId } from '@/lib/i18n/messages';
import { getIntl } from '@/lib/i18n/server';
import { JsonLd } from '@/lib/seo/json-ld';
import { store } from '@/lib/seo/structured-data';
import styles from './branch-finder.module.scss';
import { BranchSpot } from './branch-spot';
import { BranchToday } from './branch-today';
import { mapUrl } from './map-url';

interface BranchViewProps {
  readonly branch: Branch;
  readonly locale: Locale;
}

export async function BranchView({ branch, locale }: BranchViewProps) {
  const [intl, messages] = await Promise.all([
    getIntl(locale, 'branches'),
    loadMessages(locale, ['branches']),
  ]);
  const text = (id: MessageId<'branches'>) => intl.formatMessage({ id });
  const holidays = holidaysFromToday(branch);
  const table = (hours: WeekHours) => (
    <dl className={styles.hours}>
      {hoursRows(hours, locale, 'long').map(({ days, time }) => (
        <Fragment key={days}>
          <dt>{days}</dt>
          <dd>{time ?? text('branches.closedDay')}</dd>
        </Fragment>
      ))}
    </dl>
  );
  return (
    <>
      <JsonLd data={store(locale, branch)} />
      <BranchToday branch={branch} locale={locale} messages={messages} />
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
      <div className={styles.spot}>
        <BranchSpot branch={branch} locale={locale} messages={messages} />
      </div>
      <div className={styles.columns}>
        <section>
          <h2>{text('branches.hours')}</h2>
          {table(branch.hours)}
        </section>
        {branch.pharmacist_hours && (
          <section>
            <h2>{text('branches.pharmacistHours')}</h2>
            {table(branch.pharmacist_hours)}
            {branch.pharmacy_licence_no !== null && (
              <p>
                {intl.formatMessage(
                  { id: 'branches.licence' },
                  { number: branch.pharmacy_licence_no },
                )}
              </p>
            )}
          </section>
        )}
        {holidays.length > 0 && (
          <section>
            <h2>{text('branches.holidays')}</h2>
            <dl className={styles.hours}>
              {holidays.map(({ date, name, hours }) => (
                <Fragment key={date}>
                  <dt>
                    {formatDay(date, locale)}
                    <span>{name}</span>
                  </dt>
                  <dd>{hours?.join('–') ?? text('branches.closedDay')}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        )}
        {branch.services.length > 0 && (
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
        )}
      </div>
    </>
  );
}

/** Drops yesterday's holiday, which the service lists for its hours after midnight. */
function holidaysFromToday({ holidays }: Branch) {
  const today = calendarDay(shopTime());
  return holidays.filter(({ date }) => date >= today);
}
