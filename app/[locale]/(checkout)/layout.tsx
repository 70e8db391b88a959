import type { ReactNode } from 'react';
import { Providers } from '@/components/common/providers';
import { ReducedFrame } from '@/components/layout/reduced-frame';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';

interface CheckoutLayoutProps extends LocaleParams {
  readonly children: ReactNode;
}

export default async function CheckoutLayout({ children, params }: CheckoutLayoutProps) {
  return (
    <ReducedFrame locale={await localeOf(params)}>
      <Providers>
        <div className="page-late">{children}</div>
      </Providers>
    </ReducedFrame>
  );
}
