import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { PageSlot } from './shell/page-slot';

interface ShopFrameProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** The default layout: header, side menu, footer (`docs/product/pages.md`, "Layouts"). */
export function ShopFrame({ locale, children }: ShopFrameProps) {
  return (
    <>
      <Header locale={locale} />
      <main className="page" id="content" tabIndex={-1}>
        <PageSlot>{children}</PageSlot>
      </main>
      <Footer locale={locale} />
    </>
  );
}
