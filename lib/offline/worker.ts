import type { Locale } from '../i18n/locale';

/** The page loads nothing and runs no script. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";

/**
 * Service worker source. Pages always come from the network and are never cached, so there are no stale prices and no
 * member data. Without a network it shows the embedded offline page. Other requests are not handled. `skipWaiting`: a
 * version without caches can take over at any time.
 */
export function workerSource(version: string, pages: Readonly<Record<Locale, string>>): string {
  const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `'use strict';
// ${version}
const PAGES = ${json(pages)};
const HEADERS = ${json({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': PAGE_POLICY,
    'X-Content-Type-Options': 'nosniff',
  })};
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([clients.claim(), registration.navigationPreload && registration.navigationPreload.enable()]),
  );
});
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(page(event));
});
async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) || (await fetch(request));
  } catch {
    const { pathname } = new URL(request.url);
    const isThai = pathname === '/th' || pathname.startsWith('/th/');
    return new Response(PAGES[isThai ? 'th' : 'en'], { status: 503, headers: HEADERS });
  }
}
`;
}
