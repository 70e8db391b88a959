import type { ReactNode } from 'react';
import { Providers } from '@/components/common/providers';
import { ShopFrame } from '@/components/layout/shop-frame';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';

interface AccountLayoutProps extends LocaleParams {
  readonly children: ReactNode;
}

export default async function AccountLayout({ children, params }: AccountLayoutProps) {
  return (
    <ShopFrame locale={await localeOf(params)} interruptions="no-ad">
      <Providers>
        <div className="page-roomy page-late">{children}</div>
      </Providers>
    </ShopFrame>
  );
}
