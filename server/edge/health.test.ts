import { afterEach, describe, expect, it } from 'vitest';
import { PROXY_HEADERS } from './client-address.ts';
import { ask, html, startFront, toyStorefront } from './front.fixture.ts';
import type { Running } from './front.fixture.ts';

const next = toyStorefront((_, response) => {
  html(response, 200, 'page');
}).handler;
let running: Running | undefined;

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

describe('/readyz', () => {
  it.each([
    [200, () => Promise.resolve(true)],
    [503, () => Promise.resolve(false)],
    [503, () => Promise.reject(new Error('away'))],
    [503, () => new Promise<boolean>(() => undefined)],
  ])('answers %d', async (status, ready) => {
    running = await startFront({ next, service: { ready } });
    const reply = await running.get('/readyz');
    expect(reply.status).toBe(status);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await ask(running.port, '/readyz', { method: 'HEAD' })).status).toBe(status);
    expect((await running.get('/healthz')).text).toBe('{"status":"ok"}');
  });
});

describe('/metrics', () => {
  it('counts requests and cache states', async () => {
    running = await startFront({ next });
    await running.get('/');
    await running.get('/');
    const { text } = await running.get('/metrics');
    expect(text).toContain('shop_http_requests_total{route="page",status="200"} 2');
    expect(text).toContain('shop_cache_total{route="page",state="hit"} 1');
    expect(text).toContain('shop_cache_total{route="page",state="miss"} 1');
    expect(text).toMatch(/shop_http_request_duration_seconds_count\{route="page"\} 2/);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  it('includes readings of the service; a failing one does not hide the rest', async () => {
    const readings = [
      { name: 'shop_outbox_due', help: 'Messages that wait', read: () => Promise.resolve(3) },
      { name: 'shop_away', help: 'Away', read: () => Promise.reject(new Error('away')) },
    ];
    running = await startFront({ next, service: { readings } });
    const { text } = await running.get('/metrics');
    expect(text).toMatch(/^shop_outbox_due 3$/m);
    expect(text).toMatch(/^shop_away NaN$/im);
  });

  it('require the token', async () => {
    running = await startFront({ next, env: { METRICS_TOKEN: 'secret' } });
    expect((await running.get('/metrics')).status).toBe(404);
    expect((await running.get('/metrics', { authorization: 'Bearer wrong!' })).status).toBe(404);
    const right = await running.get('/metrics', { authorization: 'Bearer secret' });
    expect(right.text).toContain('process_start_time_seconds');
  });

  it.each(PROXY_HEADERS)('are refused behind a proxy that sends %s', async (name) => {
    running = await startFront({ next });
    expect((await running.get('/metrics', { [name]: '127.0.0.1' })).status).toBe(404);
    expect((await running.get('/metrics')).status).toBe(200);
    expect((await running.get('/healthz', { [name]: '127.0.0.1' })).status).toBe(200);
  });

  it('are refused behind a proxy, where all clients look local', async () => {
    running = await startFront({ next, env: { TRUST_PROXY: '1' } });
    expect((await running.get('/metrics')).status).toBe(404);
  });
});
