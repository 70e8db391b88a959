import type { ReactNode } from 'react';
import { Providers } from '@/components/common/providers';
import { OfficeFrame } from '@/components/layout/office/office-frame';
import { SecondFactorGate } from '@/components/people/second-factor-gate';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';

interface OfficeLayoutProps extends LocaleParams {
  readonly children: ReactNode;
}

export default async function OfficeLayout({ children, params }: OfficeLayoutProps) {
  const locale = await localeOf(params);
  return (
    <Providers>
      <OfficeFrame locale={locale}>
        <IntlScope locale={locale} domains={['people']}>
          <SecondFactorGate>{children}</SecondFactorGate>
        </IntlScope>
      </OfficeFrame>
    </Providers>
  );
}
