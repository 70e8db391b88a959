import type { ReactNode } from 'react';
import { Providers } from '@/components/common/providers';
import { OfficeFrame } from '@/components/layout/office/office-frame';
import { OfficeSession } from '@/components/layout/office/office-session';
import { SecondFactorGate } from '@/components/people/second-factor-gate';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { recaptchaSiteKey } from '@/lib/layout/env';

interface OfficeLayoutProps extends LocaleParams {
  readonly children: ReactNode;
}

export default async function OfficeLayout({ children, params }: OfficeLayoutProps) {
  const locale = await localeOf(params);
  return (
    <Providers>
      <OfficeFrame locale={locale}>
        <IntlScope locale={locale} domains={['people']}>
          <OfficeSession
            check={{
              siteKey: recaptchaSiteKey(),
              showOutbox: process.env.SHOP_MODE !== 'production',
            }}
          >
            <SecondFactorGate>{children}</SecondFactorGate>
          </OfficeSession>
        </IntlScope>
      </OfficeFrame>
    </Providers>
  );
}
