import { use } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Pharmacist } from '@/lib/conversations/contract-pharmacy';
import { hoursRows } from '@/lib/format/hours';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { DutyMark } from './duty-mark';
import styles from './team.module.scss';

interface TeamProps {
  readonly locale: Locale;
  readonly team: readonly Pharmacist[];
}

export function Team({ locale, team }: TeamProps) {
  const intl = use(getIntl(locale, 'conversations-pharmacy'));
  const onDutyNow = intl.formatMessage({ id: 'conversations-pharmacy.dutyNow' });
  return (
    <ul className={styles.team}>
      {team.map((pharmacist) => (
        <li key={pharmacist.licence_no}>
          <Picture src={pharmacist.image.thumbnail_url} alt="" width={160} height={160} />
          <div>
            <h3>{pharmacist.name}</h3>
            <p>
              {intl.formatMessage(
                { id: 'conversations-pharmacy.licence' },
                { number: pharmacist.licence_no },
              )}
            </p>
            <p>
              {intl.formatMessage(
                { id: 'conversations-pharmacy.duty' },
                { days: dutyOf(pharmacist, locale) },
              )}
            </p>
            <DutyMark locale={locale} licenceNo={pharmacist.licence_no} text={onDutyNow} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function dutyOf({ duty }: Pharmacist, locale: Locale): string {
  return hoursRows(duty, locale, 'short')
    .flatMap(({ days, time }) => (time === undefined ? [] : [`${days} ${time}`]))
    .join(', ');
}
