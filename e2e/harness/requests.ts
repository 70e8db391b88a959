import type { Page, Request } from '@playwright/test';

/** Number of last requests kept; a failed journey usually waited for one of them. */
const KEPT = 80;

/**
 * Records the requests of a page.
 * @returns report with one line per request: start and duration in milliseconds since this call
 */
export function followRequests(page: Page): () => string {
  const begin = performance.now();
  const now = () => Math.round(performance.now() - begin);
  const sent = new Map<Request, { readonly at: number; took?: number }>();
  page.on('request', (request) => sent.set(request, { at: now() }));
  const end = (request: Request) => {
    const entry = sent.get(request);
    if (entry) entry.took = now() - entry.at;
  };
  page.on('requestfinished', end).on('requestfailed', end);
  return () =>
    [...sent]
      .slice(-KEPT)
      .map(([request, { at, took }]) => {
        const answer = took === undefined ? 'NO ANSWER' : `${String(took)} ms`;
        return `${String(at)} ${answer} ${request.method()} ${request.url()}`;
      })
      .join('\n');
}
