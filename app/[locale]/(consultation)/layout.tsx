import type { ReactNode } from 'react';
import { Providers } from '@/components/common/providers';
import { ShopFrame } from '@/components/layout/shop-frame';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';

interface ConsultationLayoutProps extends LocaleParams {
  readonly children: ReactNode;
}

/** Health topics: no interruptions. */
export default async function ConsultationLayout({ children, params }: ConsultationLayoutProps) {
  return (
    <ShopFrame locale={await localeOf(params)} interruptions="none">
      <Providers>
        <div className="page-roomy page-late">{children}</div>
      </Providers>
    </ShopFrame>
  );
}
