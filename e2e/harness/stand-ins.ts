import type { BrowserContext, Page } from '@playwright/test';

export interface StandIn {
  readonly path: string;
  readonly contentType: string;
  readonly body: Buffer;
}

/**
 * Answers at these paths for every page of `context`. Playwright's `route` would intercept every request and disable
 * the browser's cache, so that each step reloads all scripts.
 */
export function standIn(context: BrowserContext, standIns: readonly StandIn[]): void {
  if (standIns.length === 0) return;
  const ready = new WeakMap<Page, Promise<void>>();
  context.on('page', (page) => {
    const answering = answerFor(page, standIns).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
    ready.set(page, answering);
  });
  // Delays the first navigation until the interception is ready.
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    await ready.get(page);
    return page;
  };
}

async function answerFor(page: Page, standIns: readonly StandIn[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    const found = standIns.find(({ path }) => path === pathname);
    const answered = found
      ? session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'Content-Type', value: found.contentType }],
          body: found.body.toString('base64'),
        })
      : session.send('Fetch.continueRequest', { requestId });
    // Navigation cancels pending requests.
    answered.catch(() => undefined);
  });
  const patterns = standIns.map(({ path }) => ({ urlPattern: `*${path}*` }));
  await session.send('Fetch.enable', { patterns });
}
