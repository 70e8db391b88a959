'use client';

/**
 * Not in messages/: nothing is loaded here that could fail a second time. `docs/product/pages.md`, "Errors on pages".
 */
const TEXTS = {
  en: ['/', 'An error occurred while showing the error page', 'Go back to home'],
  th: ['/th', 'แสดงหน้าแจ้งข้อผิดพลาดไม่ได้', 'กลับไปหน้าแรก'],
} as const;

const CENTRED = { margin: '20vh 1rem', textAlign: 'center' } as const;

/** Fallback for a failure of the error page itself; it has no dependencies. */
export function GlobalError() {
  const locale = localeOfAddress();
  const [home, text, back] = TEXTS[locale];
  return (
    <html lang={locale} suppressHydrationWarning>
      <body>
        <meta name="robots" content="noindex" />
        <main style={CENTRED}>
          <h1>{text}</h1>
          {/* A full load, since the app itself is broken. */}
          <a href={home}>{back}</a>
        </main>
      </body>
    </html>
  );
}

/** Next also renders this page without a request, and its hooks do not work here. */
function localeOfAddress(): keyof typeof TEXTS {
  const isThai = typeof window !== 'undefined' && /^\/th(\/|$)/.test(window.location.pathname);
  return isThai ? 'th' : 'en';
}
