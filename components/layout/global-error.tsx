'use client';

import { localePath, splitLocale, type Locale } from '@/lib/i18n/locale';

/**
 * Not in messages/: nothing is loaded here that could fail a second time. `docs/product/pages.md`, "Errors on pages".
 */
const TEXTS = {
  en: { text: 'An error occurred while showing the error page', back: 'Go back to home' },
  th: { text: 'เกิดข้อผิดพลาดขณะแสดงหน้าแจ้งข้อผิดพลาด', back: 'กลับไปหน้าแรก' },
} as const;

const CENTRED = {
  margin: '20vh auto',
  padding: '1rem',
  maxWidth: '31rem',
  textAlign: 'center',
} as const;

/** The error page itself has failed; this one stands on its own. */
export function GlobalError() {
  const locale = localeOfAddress();
  return (
    <html lang={locale} suppressHydrationWarning>
      <body>
        <meta name="robots" content="noindex" />
        <main style={CENTRED}>
          <h1>{TEXTS[locale].text}</h1>
          {/* A full load, since the app itself is broken. */}
          <a href={localePath(locale, '/')}>{TEXTS[locale].back}</a>
        </main>
      </body>
    </html>
  );
}

/** Next renders this page once without an address, too; its hooks do not work here. */
function localeOfAddress(): Locale {
  return typeof window === 'undefined' ? 'en' : splitLocale(window.location.pathname).locale;
}
