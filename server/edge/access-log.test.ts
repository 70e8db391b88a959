import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../tests/harness/eventually.ts';
import { ask, html, toyStorefront, useFront, type StartOptions } from './front.fixture.ts';

const start = useFront();
const SECRET = 'Secret-0123456789';
const LONG = 'ยา '.repeat(2_000);

interface Line {
  readonly msg: string;
  readonly path?: string;
  readonly status?: number;
  readonly aborted?: boolean;
}

async function startLogged(options: StartOptions) {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const running = await start({ ...options, log });
  return { ...running, lines, parsed: () => lines.map((line) => JSON.parse(line) as Line) };
}

const open = toyStorefront((_, response) => {
  html(response, 200, LONG);
});

describe('a line of the log', () => {
  it.each([
    ['/', '/'],
    [`/products/${SECRET}/7`, '/products/:name?/:product'],
    [`/th/preview/${SECRET}.1`, '/preview/:pass'],
    [`/orders/${SECRET}/payment/qr`, '/orders/:order/payment/qr'],
    [`/e-cards/${SECRET}`, '/*page'],
    [`/no/page/here/at/all/${SECRET}`, 'unmatched'],
    [`/${SECRET}.php`, 'unmatched'],
    [`/login?return_to=/${SECRET}`, '/login'],
    [`//products//${SECRET}/7/`, '/products/:name?/:product'],
    [`/behind-maintenance/${SECRET}`, '/behind-maintenance/*'],
    [`/metrics/${SECRET}`, '/metrics/*'],
    ['/healthz', '/healthz'],
    [`/sitemaps/${SECRET}.xml`, '/sitemaps/:file'],
    [`/_next/image?url=/media/uploads/${SECRET}/whole.webp&w=1&q=1`, '/_next/image'],
    [`/_next/static/${SECRET}.js`, '/_next/static/*'],
    ['/own-file.svg', '/*file'],
    [`/api/v1/e-cards/${SECRET}`, '/api/v1/e-cards/:token'],
    [`/api/v1/made-up/${SECRET}`, 'unmatched'],
    [`/api/${SECRET}`, 'unmatched'],
    [`/media/uploads/${SECRET}/whole.webp`, '/media/uploads/:name/:file'],
    [`/%00${SECRET}`, 'unmatched'],
    [`/a/%FF/${SECRET}`, 'unmatched'],
    [`/../${SECRET}`, 'unmatched'],
  ])('contains the pattern of %s', async (path, pattern) => {
    const PATTERNS = [
      [/^\/api\/v1\/e-cards\//, '/api/v1/e-cards/:token'],
      [/^\/media\/uploads\//, '/media/uploads/:name/:file'],
    ] as const;
    const patternOf = (_: string, asked: string) =>
      PATTERNS.find(([expression]) => expression.test(asked))?.[1];
    const { port, lines, parsed } = await startLogged({
      next: open.handler,
      service: { patternOf },
      files: { 'public/own-file.svg': '<svg/>' },
    });
    for (const method of ['GET', 'HEAD', 'POST']) await ask(port, path, { method });
    await eventually(() => {
      expect(lines).toHaveLength(3);
    });
    expect(new Set(parsed().map((line) => line.path))).toEqual(new Set([pattern]));
    expect(lines.join('')).not.toContain(SECRET);
  });

  it('contains only the base for an external service', async () => {
    const elsewhere = createServer((_, response) => response.end('{}'));
    await new Promise<void>((resolve) => elsewhere.listen(0, resolve));
    const { port } = elsewhere.address() as AddressInfo;
    const env = { API_URL: `http://localhost:${String(port)}` };
    const { get, lines, parsed } = await startLogged({ next: open.handler, env });
    const paths = ['/api/v1/e-cards/', '/api/admin/v1/orders/', '/media/uploads/', '/dev/'];
    for (const path of paths) await get(path + SECRET);
    elsewhere.closeAllConnections();
    elsewhere.close();
    await get(`/api/v1/e-cards/${SECRET}`);
    await eventually(() => {
      const bases = ['/api/v1/*', '/api/admin/v1/*', '/media/*', '/dev/*', '/api/v1/*'];
      expect(parsed().flatMap(({ path = [] }) => path)).toEqual(bases);
    });
    expect(lines.join('')).not.toContain(SECRET);
  });
});

describe('the observed outcome', () => {
  it.each([
    ['an outage', '/brands/5', 503],
    ['what is not there', '/no/such/page/at/all', 404],
    ['a page', '/categories/1', 200],
  ])('is the status of %s, even if compressed first', async (_, path, status) => {
    const toy = toyStorefront((url, response) => {
      const away = url.pathname.startsWith('/brands') || url.pathname.endsWith('/503');
      html(response, away ? 503 : 200, LONG);
    });
    const { get, parsed } = await startLogged({ next: toy.handler });
    for (const encoding of ['br', 'gzip', 'identity']) {
      expect((await get(path, { 'accept-encoding': encoding })).status).toBe(status);
    }
    await eventually(() => {
      const lines = parsed().filter(({ msg }) => msg === 'request');
      expect(lines.map((line) => line.status)).toEqual([status, status, status]);
    });
    const { text } = await get('/metrics');
    expect(text).toContain(`shop_http_requests_total{route="page",status="${String(status)}"} 3`);
  });

  it('has no status when the client left before the answer', async () => {
    const arrived = Promise.withResolvers<undefined>();
    const toy = toyStorefront(async () => {
      arrived.resolve(undefined);
      await new Promise(() => undefined);
    });
    const service = {
      fetch: async () => {
        arrived.resolve(undefined);
        return new Promise<Response>(() => undefined);
      },
    };
    const { port, parsed, get } = await startLogged({ next: toy.handler, service });
    const socket = connect(port, 'localhost');
    socket.write('GET /api/v1/x HTTP/1.1\r\nHost: shop.test\r\n\r\n');
    await arrived.promise;
    socket.destroy();
    await eventually(() => {
      expect(parsed()).toEqual([expect.objectContaining({ method: 'GET', aborted: true })]);
    });
    expect(parsed()[0]).not.toHaveProperty('status');
    expect((await get('/metrics')).text).toContain('{route="api",status="none"} 1');
  });

  it('has the sent status when the client left during the answer', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.alloc(65_536)),
    });
    const service = { fetch: async () => new Response(body, { status: 201 }) };
    const { port, parsed } = await startLogged({ next: open.handler, service });
    const socket = connect(port, 'localhost');
    socket.write('GET /api/v1/x HTTP/1.1\r\nHost: shop.test\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    await eventually(() => {
      expect(parsed()).toEqual([expect.objectContaining({ status: 201, aborted: true })]);
    });
  });
});
