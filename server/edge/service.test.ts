import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, startFront, toyStorefront } from './front.fixture.ts';
import type { Running } from './front.fixture.ts';
import { answerBeforeBody } from '../../tests/harness/unsent-body.ts';

const next = toyStorefront((_, response) => {
  response.end('page');
}).handler;

let running: Running | undefined;
let upstream: Server | undefined;

afterEach(async () => {
  await running?.stop();
  upstream?.closeAllConnections();
  upstream?.close();
  running = upstream = undefined;
});

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type Listener = (...args: Parameters<RequestListener>) => unknown;

async function startBefore(listener: Listener, base = '/api/v1'): Promise<Running> {
  const server = createServer((incoming, response) => void listener(incoming, response));
  upstream = server;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  running = await startFront({ next, env: { API_URL: `http://localhost:${port}${base}` } });
  return running;
}

const OURS = ['x-client-address', 'x-request-id', 'x-internal-key', 'x-maintenance'];

const echo = async (request: Request) => {
  // By name first, like the routes: a listener may look headers up elsewhere than in its list.
  const named = OURS.map((name) => [name, request.headers.get(name) ?? undefined]);
  return Response.json({
    url: request.url,
    headers: { ...Object.fromEntries(request.headers), ...Object.fromEntries(named) },
    length: (await request.arrayBuffer()).byteLength,
  });
};

describe('the service in process', () => {
  it('receives our headers and no forged ones', async () => {
    running = await startFront({ next, service: { fetch: echo } });
    const forged = { 'x-client-address': '6.6.6.6', 'X-Internal-Key': 'x', 'x-maintenance': '1' };
    const { text, headers } = await ask(running.port, '/api/v1/x?a=1', {
      method: 'POST',
      headers: { ...forged, 'x-request-id': 'abc-123', authorization: 'Bearer t' },
      body: 'hello',
    });
    const seen = JSON.parse(text);
    expect(seen.headers).toMatchObject({
      'x-client-address': expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
      'x-request-id': 'abc-123',
      authorization: 'Bearer t',
    });
    expect(seen.headers).not.toHaveProperty('x-internal-key');
    expect(seen.headers).not.toHaveProperty('x-maintenance');
    expect(seen.length).toBe(5);
    expect(headers['x-request-id']).toBe('abc-123');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('replaces a malformed request id', async () => {
    running = await startFront({ next, service: { fetch: echo } });
    const { headers } = await running.get('/api/v1/x', { 'x-request-id': 'a"b<c>' });
    expect(headers['x-request-id']).toMatch(/^[\w.-]+$/);
  });

  it.each([
    ['0', '1.1.1.1, 2.2.2.2', /^(127\.0\.0\.1|::1)$/],
    ['1', '1.1.1.1, 2.2.2.2', /^2\.2\.2\.2$/],
    ['2', '1.1.1.1, 2.2.2.2', /^1\.1\.1\.1$/],
    ['3', '1.1.1.1, ::ffff:2.2.2.2', /^1\.1\.1\.1$/],
  ])('trusts %s proxies', async (proxies, forwarded, expected) => {
    running = await startFront({ next, service: { fetch: echo }, env: { TRUST_PROXY: proxies } });
    const { text } = await running.get('/api/v1/x', { 'x-forwarded-for': forwarded });
    expect(JSON.parse(text).headers['x-client-address']).toMatch(expected);
  });

  it.each<Record<string, string>>([{}, { 'transfer-encoding': 'chunked' }])(
    'refuses large bodies: %o',
    async (headers) => {
      running = await startFront({ next, service: { fetch: echo } });
      const body = Buffer.alloc(1024 * 1024 + 1);
      const { status, text } = await ask(running.port, '/api/v1/x?locale=th', {
        method: 'POST',
        headers,
        body,
      });
      expect(status).toBe(413);
      expect(JSON.parse(text)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', status: 413 });
    },
  );

  it('reads a picture only after verifying the sign-in', async () => {
    const pictureWait = (authorization?: string) =>
      Promise.resolve(authorization === 'Bearer mali' ? 0 : undefined);
    running = await startFront({ next, service: { fetch: echo, pictureWait } });
    const avatar = 'POST /api/v1/me/avatar';
    const large = { 'Content-Length': '12000000' };
    const fits = { 'Content-Length': '9000000' };
    expect(await answerBeforeBody(running.port, avatar, large)).toBe(401);
    expect(await answerBeforeBody(running.port, avatar, fits)).toBe(401);
    const forged = { ...large, Authorization: 'Bearer nobody' };
    expect(await answerBeforeBody(running.port, avatar, forged)).toBe(401);
    const own = { Authorization: 'Bearer mali' };
    expect(await answerBeforeBody(running.port, avatar, { ...large, ...own })).toBe(413);
    const { status, text } = await ask(running.port, '/api/v1/me/avatar', {
      method: 'POST',
      headers: own,
      body: Buffer.alloc(9_000_000),
    });
    expect([status, JSON.parse(text).length]).toEqual([200, 9_000_000]);
    const chunked = { ...own, 'transfer-encoding': 'chunked' };
    const refused = await ask(running.port, '/api/v1/me/avatar?locale=th', {
      method: 'POST',
      headers: chunked,
      body: Buffer.alloc(11_000_000),
    });
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([413, 'FILE_SIZE']);
  });

  it('requests a body only for an existing call', async () => {
    const patternOf = (method: string, path: string) =>
      method === 'POST' && path === '/api/v1/x' ? path : undefined;
    running = await startFront({ next, service: { fetch: echo, patternOf } });
    expect(await answerBeforeBody(running.port, 'POST /api/v1/y?a=1')).toBe(404);
    expect(await answerBeforeBody(running.port, 'PUT /api/v1/x')).toBe(404);
    const chunked = { 'Transfer-Encoding': 'chunked' };
    expect(await answerBeforeBody(running.port, 'POST /api/v1/y', chunked)).toBe(404);
    const tooLarge = { 'Content-Length': '1048577' };
    expect(await answerBeforeBody(running.port, 'POST /api/v1/x', tooLarge)).toBe(413);
    const { status } = await ask(running.port, '/api/v1/x', { method: 'POST', body: 'hello' });
    expect(status).toBe(200);
  });

  it('compresses public reads but no personal answers', async () => {
    const items = Array.from({ length: 200 }, (_, id) => ({ id, name: 'เซรั่ม' }));
    const fetch = async (request: Request) =>
      Response.json(items, {
        headers: {
          'cache-control': request.url.includes('/me') ? 'no-store' : 'public, s-maxage=60',
        },
      });
    running = await startFront({ next, service: { fetch } });
    const encodings = { 'accept-encoding': 'gzip, br' };
    const open = await running.get('/api/v1/products/web', encodings);
    expect(open.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(JSON.parse(brotliDecompressSync(open.body).toString())).toEqual(items);
    const own = await running.get('/api/v1/me/orders', encodings);
    expect(own.headers['content-encoding']).toBeUndefined();
    expect((await running.get('/api/v1/products/web')).headers['content-encoding']).toBeUndefined();
  });

  it('answers 500 in the shape of the contract when it throws', async () => {
    const fetch = () => Promise.reject(new Error('bug'));
    running = await startFront({ next, service: { fetch } });
    const { status, text } = await running.get('/api/v1/x');
    expect(status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: 'INTERNAL_ERROR' });
  });

  it('serves /media, and /dev in demo mode only', async () => {
    running = await startFront({ next, service: { fetch: async () => new Response('service') } });
    expect((await running.get('/media/a.webp')).text).toBe('service');
    expect((await running.get('/dev/outbox')).text).toBe('service');
    expect((await running.get('/developers.txt')).status).toBe(404);
    await running.stop();
    running = await startFront({
      next,
      env: {
        SHOP_MODE: 'production',
        PAYMENT_COD_ONLY: '1',
        PUBLIC_URL: 'https://shop.example',
        APP_SECRET: 'Fv3kQz9LmT0pXw7RjYbN5cHdGs2uAe8o',
        DATABASE_URL: 'postgres://db/shop',
        SMS_GATEWAY_URL: 'https://sms.example',
        SMS_GATEWAY_TOKEN: 't',
        SMS_SENDER: 's',
      },
    });
    const { status, text, headers } = await running.get('/dev/outbox');
    expect(status).toBe(404);
    expect(text).not.toBe('service');
    expect(headers['strict-transport-security']).toContain('max-age');
  });
});

describe('an external service', () => {
  it('receives the client’s request without hop-by-hop headers', async () => {
    const { port } = await startBefore(async (incoming, response) => {
      const body = await bodyOf(incoming);
      response.setHeader('x-kept', 'yes');
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.statusCode = 201;
      response.end(
        JSON.stringify({ url: incoming.url, headers: incoming.headers, length: body.length }),
      );
    }, '/base/v1');
    const { status, text, headers } = await ask(port, '/api/v1/me/cart?locale=th', {
      method: 'PUT',
      headers: {
        authorization: 'Bearer t',
        connection: 'keep-alive, x-hop',
        'x-hop': '1',
        'x-client-address': '6.6.6.6',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=6.6.6.6;host=evil.example',
      },
      body: 'hello',
    });
    const seen = JSON.parse(text);
    expect(status).toBe(201);
    expect(seen).toMatchObject({ url: '/base/v1/me/cart?locale=th', length: 5 });
    expect(seen.headers).toMatchObject({ authorization: 'Bearer t' });
    expect(seen.headers['x-hop']).toBeUndefined();
    expect(seen.headers['x-client-address']).toBeUndefined();
    expect(JSON.stringify(seen.headers)).not.toMatch(/6\.6\.6\.6|evil/);
    expect(headers).toMatchObject({ 'x-kept': 'yes', 'x-content-type-options': 'nosniff' });
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  it('streams answers', async () => {
    const { port } = await startBefore((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
    });
    const response = await fetch(`http://localhost:${port}/api/v1/me/events`);
    const reader = response.body!.getReader();
    const { value } = await reader.read();
    expect(Buffer.from(value!).toString()).toBe('data: 1\n\n');
    await reader.cancel();
  });

  it('receives staff calls at the sibling path', async () => {
    const { get } = await startBefore((incoming, response) => {
      response.end(incoming.url);
    }, '/base/api/v1');
    const { text } = await get('/api/admin/v1/orders?status=paid');
    expect(text).toBe('/base/api/admin/v1/orders?status=paid');
  });

  it('that refuses a body midway still gets its answer through', async () => {
    const { port } = await startBefore(async (incoming, response) => {
      await bodyOf(incoming).catch(() => undefined);
      response.end();
    });
    const { status } = await ask(port, '/api/v1/x', {
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
      body: Buffer.alloc(3 * 1024 * 1024),
    });
    expect(status).toBe(413);
  });

  it('that does not answer gives 502 and is not ready', async () => {
    const { get } = await startBefore((incoming) => {
      incoming.socket.destroy();
    });
    const { status, text } = await get('/api/v1/x');
    expect(status).toBe(502);
    expect(JSON.parse(text)).toMatchObject({ code: 'SERVICE_UNREACHABLE' });
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
  });
});
