import type { Locale } from '../i18n/locale';

/** Nothing of the page comes from elsewhere, and nothing in it runs. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";

/**
 * The service worker. It asks the network for every page and keeps no answer: there are no stale prices and nobody's
 * data in it. Where the network is away it shows the offline page, which it brings along. All else passes it by.
 * `skipWaiting`: a version that keeps nothing can take over at any time.
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
