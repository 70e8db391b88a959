import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { offlinePage } from './offline-page';
import { workerSource } from './worker';

const texts = { title: 'Away <b>', text: 'No "line"', again: 'Again', call: 'Call' };
const pages = {
  en: offlinePage('en', texts),
  th: offlinePage('th', { ...texts, title: 'ออฟไลน์' }),
};

interface Asked {
  readonly url: string;
  readonly mode?: string;
  readonly method?: string;
}

/** Runs the worker in a sandbox with a fake network. */
function start(network: () => Promise<Response>) {
  const listeners = new Map<string, (event: object) => void>();
  const world = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners.set(name, listener);
    },
    fetch: network,
    ...{ URL, Response, Promise },
  };
  runInNewContext(workerSource('build-1', pages), world);
  return ({ url, mode = 'navigate', method = 'GET' }: Asked): Promise<Response> | undefined => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url, mode, method },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    return answer;
  };
}

const away = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the service worker', () => {
  it.each([
    ['https://shop.test/cart', 'en'],
    ['https://shop.test/th', 'th'],
    ['https://shop.test/th/products/a/1', 'th'],
    ['https://shop.test/thing', 'en'],
  ] as const)('shows the offline page of %s', async (url, locale) => {
    const answer = await start(away)({ url });
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer?.text()).toBe(pages[locale]);
  });

  it('passes network responses on, errors too, and caches none', async () => {
    let asked = 0;
    const ask = start(() => {
      asked += 1;
      return Promise.resolve(
        new Response(`price ${String(asked)}`, { status: asked === 2 ? 500 : 200 }),
      );
    });
    const url = 'https://shop.test/products/a/1';
    expect(await (await ask({ url }))?.text()).toBe('price 1');
    expect((await ask({ url }))?.status).toBe(500);
    expect(workerSource('1', pages)).not.toMatch(/\bcaches\b|indexedDB/);
  });

  it.each([
    { url: 'https://shop.test/api/v1/me/cart', mode: 'cors' },
    { url: 'https://shop.test/_next/static/a.js', mode: 'no-cors' },
    { url: 'https://shop.test/api/v1/payments/return/kbank', method: 'POST' },
  ])('ignores other requests: $url', (asked) => {
    expect(start(away)(asked)).toBeUndefined();
  });

  it('differs per build', () => {
    expect(workerSource('1', pages)).not.toBe(workerSource('2', pages));
  });
});

it('the offline page escapes its texts', () => {
  expect(pages.en).toContain('Away &#60;b&#62;');
  expect(pages.en).not.toContain('<script');
});
