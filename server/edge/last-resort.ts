import type { PageHeaders } from './page-answer.ts';
import type { Answer } from './stored-response.ts';
import type { Locale } from './types.ts';

const WORDS = {
  en: {
    title: 'An error occurred while showing the error page',
    home: 'Go back to home',
    href: '/',
  },
  th: {
    title: 'แสดงหน้าแจ้งข้อผิดพลาดไม่ได้',
    home: 'กลับไปหน้าแรก',
    href: '/th',
  },
} as const;

/** Page shown when Next itself fails (`docs/product/pages.md`, "Errors on pages"). */
export function lastResort(status: number, locale: Locale, context: PageHeaders): Answer {
  const { title, home, href } = WORDS[locale];
  const body = Buffer.from(
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body style="font-family:sans-serif;max-width:500px;margin:4rem auto;padding:0 1rem;text-align:center"><h1>${title}</h1><p><a href="${href}">${home}</a></p></body></html>`,
  );
  const headers = [
    ...context.security,
    ...['cache-control', 'private, no-store', 'x-robots-tag', 'noindex'],
    ...['content-security-policy', context.policyOf(body)],
    ...(status === 503 ? ['retry-after', '5'] : []),
  ];
  return { status, type: 'text/html; charset=utf-8', headers, body };
}
