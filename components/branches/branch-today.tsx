'use client';

import { useIntl } from 'react-intl';
import type { Branch } from '@/lib/api/contract/branches';
import { ClientIntl } from '@/lib/i18n/client-intl';
import type { Locale } from '@/lib/i18n/locale';
import type { Messages } from '@/lib/i18n/messages';
import { useBrowserTime } from '@/lib/use-browser-time';
import styles from './branch-finder.module.scss';
import { hasPharmacistAt, isOpenAt, todayWords } from './branch-times';

interface BranchTodayProps {
  readonly branch: Pick<Branch, 'hours' | 'holidays' | 'pharmacist_hours'>;
  readonly locale: Locale;
  /** Of `branches`. */
  readonly messages: Messages;
}

/** Open or closed, the hours of today, and whether a pharmacist is there: by the clock of the browser, in Bangkok's time. */
export function BranchToday({ branch, locale, messages }: BranchTodayProps) {
  return (
    <ClientIntl locale={locale} messages={messages}>
      <Today branch={branch} />
    </ClientIntl>
  );
}

function Today({ branch }: Pick<BranchTodayProps, 'branch'>) {
  const intl = useIntl();
  const now = useBrowserTime();
  if (!now) return null;
  const open = isOpenAt(branch, now);
  const today = todayWords(branch, now);
  return (
    <p className={styles.facts} role="status">
      <strong data-open={open}>
        {intl.formatMessage({ id: open ? 'branches.open' : 'branches.closed' })}
      </strong>
      <span>{intl.formatMessage({ id: today.id }, today.values)}</span>
      {branch.pharmacist_hours !== null && (
        <span>
          {intl.formatMessage({
            id: hasPharmacistAt(branch, now) ? 'branches.pharmacistIn' : 'branches.pharmacistOut',
          })}
        </span>
      )}
    </p>
  );
}
