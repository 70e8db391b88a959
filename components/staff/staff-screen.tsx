import { use, Suspense, type ReactNode } from 'react';
import { MemberOnly } from '@/components/common/member-only';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { StaffOnly } from './staff-only';

interface StaffScreenProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** The page itself holds no data: the browser asks for it after login. */
export function StaffScreen({ locale, children }: StaffScreenProps) {
  const intl = use(getIntl(locale, 'staff'));
  return (
    <MemberOnly waitingLabel={intl.formatMessage({ id: 'staff.waiting' })}>
      <StaffOnly>
        <IntlScope locale={locale} domains={['staff', 'orders', 'office']}>
          <Suspense>{children}</Suspense>
        </IntlScope>
      </StaffOnly>
    </MemberOnly>
  );
}
