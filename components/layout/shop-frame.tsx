import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import type { Interruptions } from '@/stores/ui';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { PageMain } from './shell/page-main';

interface ShopFrameProps {
  readonly locale: Locale;
  readonly interruptions?: Interruptions;
  readonly children: ReactNode;
}

/** Default layout: header, side menu, footer (`docs/product/pages.md`, "Layouts"). */
export function ShopFrame({ locale, interruptions = 'any', children }: ShopFrameProps) {
  return (
    <>
      <Header locale={locale} />
      <PageMain interruptions={interruptions}>{children}</PageMain>
      <Footer locale={locale} />
    </>
  );
}
