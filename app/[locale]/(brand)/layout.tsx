import type { ReactNode } from 'react';
import { ShopFrame } from '@/components/layout/shop-frame';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';

/** Next keeps none of these pages: the front server does (`lib/pages/table.ts`). */
export const dynamic = 'force-dynamic';

interface BrandLayoutProps extends LocaleParams {
  readonly children: ReactNode;
}

export default async function BrandLayout({ children, params }: BrandLayoutProps) {
  return <ShopFrame locale={await localeOf(params)}>{children}</ShopFrame>;
}
