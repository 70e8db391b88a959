import type { Page, Request } from '@playwright/test';

/** The last ones are those that a failed journey waited for. */
const KEPT = 80;

/**
 * Follows what a page asks for.
 *
 * @returns a report, one line a request: when it was sent and how long its answer took, in milliseconds since the call
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
