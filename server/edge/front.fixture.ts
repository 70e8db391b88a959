import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { afterEach } from 'vitest';
import { ALL_TRICKS } from '../../build/next/tricks.ts';
import { readConfig } from '../config/config.ts';
import type { Logger } from '../core/ports.ts';
import { createFront } from './front.ts';
import type { Front } from './front.ts';
import type { Tricks } from './tricks.ts';
import { createHttpServer, drain } from './http-server.ts';
import type { NodeHandler, Service } from './types.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends the path exactly as written; `fetch` would normalise it and decompress the answer. */
export function ask(
  port: number,
  path: string,
  { method, headers, body }: Ask = {},
): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const outgoing = request(
    { port, path, method, headers: { ...headers }, agent: false },
    (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const whole = Buffer.concat(chunks);
        const { statusCode: status = 0 } = incoming;
        resolve({ status, headers: incoming.headers, body: whole, text: whole.toString() });
      });
    },
  );
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}

export interface Toy {
  readonly seen: { url: string; headers: IncomingHttpHeaders }[];
  readonly handler: NodeHandler;
}

type Page = (url: URL, response: ServerResponse, incoming: IncomingMessage) => Promise<void> | void;

export const CACHED = 's-maxage=60, stale-while-revalidate=600';

export function html(
  response: ServerResponse,
  status: number,
  text: string,
  cacheControl = CACHED,
): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', cacheControl);
  response.end(`<!doctype html><html><body>${text}<script>run(1)</script></body></html>`);
}

/** A stand-in for Next: answers 404 pages and `/internal/revalidate`; `page` answers the rest. */
export function toyStorefront(page: Page): Toy {
  const seen: Toy['seen'] = [];
  return {
    seen,
    handler: async (incoming, response) => {
      const url = new URL(incoming.url ?? '/', 'http://internal');
      seen.push({ url: incoming.url ?? '', headers: { ...incoming.headers } });
      if (url.pathname.endsWith('/not-found-page')) {
        html(response, 404, `nothing here ${url.pathname.slice(1, 3)}`, 'private, no-store');
      } else if (url.pathname === '/internal/revalidate') {
        response.statusCode = incoming.headers['x-internal-key'] === 'key' ? 204 : 404;
        response.end();
      } else await page(url, response, incoming);
    },
  };
}

export interface StartOptions {
  readonly next: NodeHandler;
  readonly service?: Partial<Service>;
  readonly env?: Readonly<Record<string, string>>;
  /** Files below the project folder, for example `public/a.svg`. */
  readonly files?: Readonly<Record<string, string>>;
  readonly log?: Logger;
  readonly tricks?: Tricks;
}

export interface Running {
  readonly port: number;
  readonly front: Front;
  readonly server: ReturnType<typeof createHttpServer>;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  readonly stop: () => Promise<void>;
}

async function writeFiles(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
}

/** Starts a front server on a free port, before a toy storefront and a toy service. */
export async function startFront({
  next,
  service,
  env = {},
  files = {},
  log = pino({ level: 'silent' }),
  tricks = ALL_TRICKS,
}: StartOptions): Promise<Running> {
  const root = await mkdtemp(join(tmpdir(), 'front-'));
  await writeFiles(root, files);
  const config = readConfig({ MEDIA_DIR: join(root, 'media'), ...env });
  const toyService: Service = {
    fetch: () => Promise.resolve(new Response('service')),
    keptFor: () => Promise.resolve(undefined),
    patternOf: () => '/api/v1/*',
    knows: () => Promise.resolve(false),
    pictureWait: () => Promise.resolve(undefined),
    ready: () => Promise.resolve(true),
    maintenance: () => Promise.resolve(false),
    readings: [],
    ...service,
  };
  const front = await createFront({
    config,
    log,
    next,
    service: config.apiUrl === undefined ? toyService : undefined,
    root,
    dev: false,
    tricks,
    internalKey: 'key',
  });
  const server = createHttpServer(front.listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    front,
    server,
    get: (path, headers = {}) => ask(port, path, { headers }),
    stop: async () => {
      front.startDraining();
      await drain(server, 2_000, 20);
      front.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Starts front servers for the tests of a file, and stops each after its test. */
export function useFront(): (options: StartOptions) => Promise<Running> {
  let running: Running | undefined;
  afterEach(async () => {
    await running?.stop();
    running = undefined;
  });
  return async (options) => {
    running = await startFront(options);
    return running;
  };
}
