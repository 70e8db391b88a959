import { afterEach, describe, expect, it } from 'vitest';
import { html, toyStorefront, useFront } from './front.fixture.ts';

const start = useFront();

describe('an unavailable service', () => {
  const failing = (status: number, body: () => string) => {
    let away = true;
    const toy = toyStorefront((url, response) => {
      if (url.pathname.endsWith('/503')) html(response, 503, `away ${url.pathname}`, 'no-store');
      else if (away) html(response, status, body());
      else html(response, 200, 'open');
    });
    return { toy, comes: () => (away = false), goes: () => (away = true) };
  };
  const met503 = (body: string) => () => {
    globalThis.__shopAwayAt = performance.now();
    return body;
  };

  afterEach(() => {
    globalThis.__shopAwayAt = undefined;
  });

  it.each([
    ['a page that failed', 500, met503('broken')],
    ['a part that failed', 200, met503('<template data-dgst="SERVICE_AWAY_503"></template>')],
    [
      'a part of a payload',
      200,
      met503(String.raw`push([1,"1:E{\"digest\":\"SERVICE_AWAY_503\"}"])`),
    ],
  ])('replaces %s by the outage page', async (_, status, body) => {
    const { toy, comes } = failing(status, body);
    const { get } = await start({ next: toy.handler });
    for (const [path, text] of [
      ['/brands/5?page=2', 'away /503'],
      ['/th/cart', 'away /th/503'],
      ['/login?return_to=%2Fcart', 'away /503'],
    ] as const) {
      const reply = await get(path);
      expect(reply.status).toBe(503);
      expect(reply.headers).toMatchObject({
        'retry-after': '10',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      expect(reply.text).toContain(text);
    }
    comes();
    expect(await get('/th/cart')).toMatchObject({ status: 200 });
  });

  it('serves cached pages until they expire', async () => {
    const { toy, comes, goes } = failing(500, met503('broken'));
    const { get, front } = await start({ next: toy.handler });
    comes();
    await get('/');
    goes();
    await front.invalidate([]);
    for (let asked = 0; asked < 3; asked += 1) expect((await get('/')).text).toContain('open');
  });

  it('does not hide our own faults', async () => {
    const { toy } = failing(500, () => 'broken');
    const { get } = await start({ next: toy.handler });
    expect((await get('/')).status).toBe(500);
  });

  it.each([
    'E{&quot;digest&quot;:&quot;SERVICE_AWAY_503&quot; SERVICE_AWAY_503',
    // A payload of a review that contains these words.
    String.raw`"E{\"digest\":\"SERVICE_AWAY_503\"}"`,
  ])('is not inferred from text that mentions it: %s', async (text) => {
    const { toy } = failing(200, () => text);
    const { get } = await start({ next: toy.handler });
    expect((await get('/')).status).toBe(200);
  });
});
