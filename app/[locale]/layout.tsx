import '@fontsource-variable/anuphan/wght.css';
import '@fontsource/ibm-plex-sans-thai-looped/thai-400.css';
import '@fontsource/ibm-plex-sans-thai-looped/thai-600.css';
import '@/styles/globals.scss';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { Providers } from '@/components/layout/providers';
import { brand } from '@/lib/brand';
import { isLocale } from '@/lib/i18n/locale';
import { bareChromeScript } from '@/lib/layout/bare-chrome';
import { publicUrl } from '@/lib/env';

export const revalidate = 60;

/** Nothing is rendered while building: pages come into being with their first visitor. */
export function generateStaticParams(): [] {
  return [];
}

export const metadata: Metadata = {
  metadataBase: new URL(publicUrl()),
  title: { template: `%s | ${brand.name}`, default: brand.name },
  icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
};

export const viewport: Viewport = { themeColor: '#1f1b5c', width: 'device-width', initialScale: 1 };

interface RootLayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ locale: string }>;
}

export default async function RootLayout({ children, params }: RootLayoutProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: bareChromeScript }} />
      </head>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
