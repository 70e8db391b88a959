import type { ReactNode } from 'react';
import { Providers } from '@/components/common/providers';
import { WorkFrame } from '@/components/layout/work/work-frame';
import { SecondFactorGate } from '@/components/people/second-factor-gate';
import { IntlScope } from '@/lib/i18n/intl-scope';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';

interface WorkLayoutProps extends LocaleParams {
  readonly children: ReactNode;
}

export default async function WorkLayout({ children, params }: WorkLayoutProps) {
  const locale = await localeOf(params);
  return (
    <Providers>
      <WorkFrame locale={locale}>
        <IntlScope locale={locale} domains={['people']}>
          <SecondFactorGate>{children}</SecondFactorGate>
        </IntlScope>
      </WorkFrame>
    </Providers>
  );
}
