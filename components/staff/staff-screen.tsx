import { Suspense } from 'react';
import { MemberOnly } from '@/components/layout/member-only';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { StaffBoard } from './staff-board';
import { StaffOnly } from './staff-only';

/** The page itself tells nothing: who works here, and on what, the browser asks after login. */
export async function StaffScreen({ locale }: { readonly locale: Locale }) {
  const intl = await getIntl(locale, 'staff');
  return (
    <MemberOnly waitingLabel={intl.formatMessage({ id: 'staff.waiting' })}>
      <StaffOnly>
        <IntlScope locale={locale} domains={['staff']}>
          <Suspense>
            <StaffBoard />
          </Suspense>
        </IntlScope>
      </StaffOnly>
    </MemberOnly>
  );
}
