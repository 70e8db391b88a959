'use client';

import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { CONSENT_STATUS, type AnsweredConsent } from '@/lib/api/contract/consents';
import { brand } from '@/lib/brand';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import styles from './consent.module.scss';

interface AnsweredProps {
  readonly letter: AnsweredConsent;
  readonly locale: Locale;
}

/** What the member said, and whom to tell something else. */
export function Answered({ letter, locale }: AnsweredProps) {
  const intl = useIntl();
  const accepted = letter.status === CONSENT_STATUS.accepted;
  const date = formatDay(letter.answered_at ?? '', locale);
  return (
    <>
      <Notice tone={accepted ? 'success' : 'info'} role="status">
        {intl.formatMessage({ id: accepted ? 'consent.accepted' : 'consent.declined' }, { date })}
      </Notice>
      <p className={styles.change}>
        {intl.formatMessage({ id: 'consent.change' }, { phone: brand.contactPhone })}
      </p>
    </>
  );
}
