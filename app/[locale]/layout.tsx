import '@/styles/fonts/faces.scss';
import '@/styles/globals.scss';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { CookieBanner } from '@/components/privacy/cookie-banner';
import { sayer } from '@/components/common/say';
import { Shell } from '@/components/layout/shell/shell';
import { SkipLink } from '@/components/layout/skip-link';
import { brand } from '@/lib/brand';
import { isLocale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { bareChromeScript } from '@/lib/layout/bare-chrome';
import { chunkGuardScript } from '@/lib/browser/chunk-guard';
import { earlyPressScript } from '@/lib/browser/early-press';
import { frameworkGuardScript } from '@/lib/browser/framework-guard';
import { FACES } from '@/lib/layout/fonts';
import { gtmId, publicUrl, pushSettings } from '@/lib/layout/env';

export const revalidate = 60;

/** Nothing is prerendered at build time: pages are rendered for their first visitor. */
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: RootLayoutProps): Promise<Metadata> {
  const { locale } = await params;
  return {
    metadataBase: new URL(publicUrl()),
    title: { template: `%s | ${brand.name}`, default: brand.name },
    icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
    manifest: `/manifest.${locale === 'th' ? 'th' : 'en'}.webmanifest`,
  };
}

export const viewport: Viewport = { themeColor: '#1f1b5c', width: 'device-width', initialScale: 1 };

interface RootLayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ locale: string }>;
}

export default async function RootLayout({ children, params }: RootLayoutProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const say = sayer(await getIntl(locale, 'layout', 'common'));
  return (
    <html lang={locale} data-theme={brand.theme} suppressHydrationWarning>
      <head>
        <script
          dangerouslySetInnerHTML={{
            __html: [
              frameworkGuardScript,
              bareChromeScript,
              earlyPressScript,
              chunkGuardScript,
            ].join(';'),
          }}
        />
        {FACES[locale].map((face) => (
          <link
            key={face}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={face}
          />
        ))}
      </head>
      <body>
        <SkipLink text={say('layout.skip')} />
        <CookieBanner
          texts={{
            title: say('layout.cookies.title'),
            text: say('layout.cookies.text'),
            settings: say('layout.cookies.settings'),
            acceptAll: say('layout.cookies.acceptAll'),
          }}
        />
        {children}
        <Shell
          gtmId={gtmId()}
          push={pushSettings()}
          texts={{
            busy: say('layout.busy'),
            offline: say('layout.offline'),
            offlineAction: say('layout.offlineAction'),
            update: say('layout.update'),
            updateNow: say('layout.updateNow'),
            unknownError: say('layout.error.other.text'),
            pleaseLogin: say('layout.pleaseLogin'),
            notice: say('common.notice'),
            ok: say('common.ok'),
            close: say('common.close'),
          }}
        />
      </body>
    </html>
  );
}
