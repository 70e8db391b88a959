'use client';

import type { Branch } from '@/lib/branches/contract';
import { ClientIntl } from '@/lib/i18n/client-intl';
import type { Locale } from '@/lib/i18n/locale';
import type { Messages } from '@/lib/i18n/messages';
import { useBrowserTime } from '@/lib/browser/use-browser-time';
import { TodayFacts } from './today-facts';

interface BranchTodayProps {
  readonly branch: Pick<Branch, 'hours' | 'holidays' | 'pharmacist_hours'>;
  readonly locale: Locale;
  /** Messages of `branches`. */
  readonly messages: Messages;
}

export function BranchToday({ branch, locale, messages }: BranchTodayProps) {
  return (
    <ClientIntl locale={locale} messages={messages}>
      <Today branch={branch} />
    </ClientIntl>
  );
}

function Today({ branch }: Pick<BranchTodayProps, 'branch'>) {
  const now = useBrowserTime();
  return (
    <div role="status">
      <TodayFacts branch={branch} now={now} />
    </div>
  );
}
