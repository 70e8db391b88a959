import type { ReactNode } from 'react';
import { ShopFrame } from '@/components/layout/shop-frame';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';

/** Not cached by Next: the front server caches these pages (`lib/pages/table.ts`). */
export const dynamic = 'force-dynamic';

interface ShopLayoutProps extends LocaleParams {
  readonly children: ReactNode;
}

export default async function ShopLayout({ children, params }: ShopLayoutProps) {
  return <ShopFrame locale={await localeOf(params)}>{children}</ShopFrame>;
}
