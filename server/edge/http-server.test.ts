import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { html, startFront, toyStorefront } from './front.fixture.ts';
import type { Running } from './front.fixture.ts';
import { eventually } from '../../tests/harness/eventually.ts';
import { beRude } from '../../tests/harness/rude-sockets.ts';
import { createHttpServer, drain, listen } from './http-server.ts';

let running: Running | undefined;

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

const slow = toyStorefront(async (url, response) => {
  await new Promise((resolve) => setTimeout(resolve, Number(url.searchParams.get('keyword'))));
  html(response, 200, 'x', 'no-store');
});

/** Waits until the storefront has received the request. */
function arrival(page: string): Promise<void> {
  return eventually(() => {
    expect(slow.seen.map(({ url }) => url)).toContain(page);
  });
}

function raw(port: number, text: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(port, 'localhost', () => socket.write(text, 'latin1'));
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('close', () => resolve(received));
  socket.on('error', () => undefined);
  return promise;
}

describe('malformed HTTP', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', '400'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
    ['a bad escape', 'GET /a/%FF HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    ['a raw NUL', 'GET /a\u0000b HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
    ['raw bytes', 'GET /\u00ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    [
      'two lengths',
      'POST /api/v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      '400',
    ],
    [
      'length and chunks',
      'POST /api/v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      '400',
    ],
    [
      'a bad chunk',
      'POST /api/v1/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      '400',
    ],
    ['large headers', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(40_000)}\r\n\r\n`, '431'],
    [
      'a long address',
      `GET /${'a'.repeat(9_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      '400',
    ],
    ['CONNECT', 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', '405'],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '405'],
    [
      'writing to a page',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      '405',
    ],
  ])('%s', async (_, text, status) => {
    running = await startFront({ next: slow.handler });
    expect(await raw(running.port, text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect((await running.get('/healthz')).status).toBe(200);
  });
});

describe('bodies', () => {
  const head = (method: string, path: string, ...more: string[]) =>
    [`${method} ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...more, '', ''].join('\r\n');

  it.each([
    ['POST', '/brands', 'Content-Length: 10', '405'],
    ['POST', '/cart', 'Content-Length: 1025', '413'],
    ['POST', '/api/v1/x', 'Content-Length: 99999999', '413'],
  ])('of %s %s are refused before they are sent', async (method, path, length, status) => {
    running = await startFront({ next: slow.handler });
    const text = head(method, path, length, 'Expect: 100-continue');
    expect(await raw(running.port, text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('get 100 Continue where they are accepted', async () => {
    running = await startFront({ next: slow.handler });
    const text = head('POST', '/api/v1/x', 'Content-Length: 2', 'Expect: 100-continue');
    expect(await raw(running.port, `${text}{}`)).toMatch(
      /^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 /,
    );
  });

  it('of endless length are cut off', async () => {
    running = await startFront({ next: slow.handler });
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const socket = connect(running.port, 'localhost');
    const text = head('POST', '/cart', 'Content-Length: 9999999999').replace('close', 'keep-alive');
    const send = () => {
      while (socket.writable && socket.write(Buffer.alloc(65_536)));
    };
    socket.on('drain', send).on('error', () => undefined);
    socket.on('close', () => resolve(undefined));
    socket.resume();
    socket.write(text, send);
    await promise;
    expect(socket.bytesWritten).toBeLessThan(64 * 1024 * 1024);
  });
});

describe('rude clients', () => {
  it.each([false, true])(
    'leave no socket behind (upgrades taken: %s)',
    async (upgrades) => {
      const options = { headersTimeoutMs: 200, upgrades };
      const server = createHttpServer((_request, response) => response.end('ok'), options);
      const taken: string[] = [];
      if (upgrades) {
        server.on('upgrade', (request, socket) => {
          taken.push(request.url ?? '');
          socket.destroy();
        });
      }
      await listen(server, 0, undefined);
      const { port } = server.address() as AddressInfo;
      const { promise, resolve } = Promise.withResolvers<number>();
      const openSockets = () =>
        new Promise<number>((count, fail) => {
          server.getConnections((error, open) => (error ? fail(error) : count(open)));
        });
      await beRude(port, openSockets, 30);
      expect(await openSockets()).toBe(0);
      expect(taken.length > 0).toBe(upgrades);
      server.close(() => resolve(0));
      await promise;
    },
    30_000,
  );

  it('get an HTTP answer to a WebSocket request', async () => {
    running = await startFront({ next: slow.handler });
    running.server.on('upgrade', (_request, socket) => socket.end());
    const answer = await raw(
      running.port,
      'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('listen', () => {
  it('reports a taken port in one line', async () => {
    running = await startFront({ next: slow.handler });
    const second = createHttpServer(() => undefined);
    await expect(listen(second, running.port, undefined)).rejects.toThrow(
      `Port ${running.port} is in use: stop what listens there, or choose another with PORT=${running.port + 1}`,
    );
  });
});

/** Sends requests over kept-alive connections until connecting fails; records the outcome of each. */
async function load(port: number, outcomes: string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const outcome = await new Promise<string>((resolve) => {
      request({ port, path: '/ecommerce/all-products?keyword=2', agent }, (response) => {
        response.resume();
        response.on('end', () => resolve(String(response.statusCode)));
        response.on('error', (error) => resolve(error.message));
      })
        .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
        .end();
    });
    outcomes.push(outcome);
    if (outcome !== '200') break;
  }
  agent.destroy();
}

describe('stopping', () => {
  it('drops no request', async () => {
    const { front, server, port } = await startFront({ next: slow.handler });
    const outcomes: string[] = [];
    const clients = Array.from({ length: 20 }, () => load(port, outcomes));
    await eventually(() => {
      expect(outcomes.length).toBeGreaterThan(200);
    });
    front.startDraining();
    await drain(server, 5_000);
    await Promise.all(clients);
    front.close();
    expect(new Set(outcomes)).toEqual(new Set(['200', 'ECONNREFUSED']));
  });

  it('answers requests that arrived while the process was busy beyond the grace period', async () => {
    const { front, server, port } = await startFront({ next: slow.handler });
    const socket = connect(port, 'localhost');
    const ask = () => socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    ask();
    await eventually(() => {
      expect(received).toMatch(/^HTTP\/1.1 200 /);
    });
    received = '';
    front.startDraining();
    // Let due timers run before any socket is read.
    await setImmediate();
    const stopped = drain(server, 5_000, 20);
    ask();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
    await stopped;
    await eventually(() => {
      expect(received).toMatch(/^HTTP\/1.1 200 /);
    });
    front.close();
  });

  it('finishes requests in progress, answers 503 on /readyz and closes connections', async () => {
    const { front, server, port, get } = await startFront({ next: slow.handler });
    const agent = new Agent({ keepAlive: true });
    const kept = (path: string) =>
      new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
        request({ port, path, agent }, (response) => {
          response.resume();
          const { statusCode: status = 0, headers } = response;
          response.on('end', () => resolve({ status, connection: headers.connection }));
        })
          .on('error', reject)
          .end();
      });
    expect((await kept('/readyz')).status).toBe(200);
    const late = get('/ecommerce/all-products?keyword=300');
    await arrival('/ecommerce/all-products?keyword=300');
    front.startDraining();
    const stopped = drain(server, 5_000, 100);
    expect(await kept('/readyz')).toEqual({ status: 503, connection: 'close' });
    expect((await late).status).toBe(200);
    await stopped;
    front.close();
    agent.destroy();
  });

  it('stops waiting at its limit, and does not wait for event streams', async () => {
    const stream = () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
    const { front, server, port, get } = await startFront({
      next: slow.handler,
      service: { fetch: async () => stream() },
    });
    const events = fetch(`http://localhost:${port}/api/v1/me/events`);
    expect((await events).status).toBe(200);
    const cut = get('/ecommerce/all-products?keyword=60000').catch(() => 'cut');
    await arrival('/ecommerce/all-products?keyword=60000');
    front.startDraining();
    await expect((await events).text()).rejects.toThrow();
    await drain(server, 500, 50);
    expect(await cut).toBe('cut');
    front.close();
  });
});

it('listens on the configured host', async () => {
  const server = createHttpServer(() => undefined);
  await listen(server, 0, '127.0.0.1');
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  server.close();
});
