import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_URL_LENGTH } from './target.ts';

/** Fits a long address and a browser's cookies; longer heads are refused with 431. */
const MAX_HEADER_BYTES = MAX_URL_LENGTH + 8 * 1024;
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than common load balancers (60 s), so they close idle connections first. */
const KEEP_ALIVE_MS = 65_000;

/** Time for a refused client to read the answer and close its side. */
const LINGER_MS = 2_000;

const REFUSALS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Server sockets are half open: without a timer, a client that ignores our end would hold its descriptor forever. */
function refuse(socket: Duplex, status: string): void {
  const late = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => {
    clearTimeout(late);
  });
  // A reset before the client reads the answer would lose it, so discard further input.
  socket.resume();
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

interface HttpServerOptions {
  /** Time limit in milliseconds for the head of a request. */
  readonly headersTimeoutMs?: number;
  /**
   * Whether another listener handles WebSocket upgrades, as hot reload does; otherwise upgrade
   * requests are answered like any other.
   */
  readonly upgrades?: boolean;
}

/** Creates a server that also answers malformed HTTP and survives every socket error. */
export function createHttpServer(
  listener: RequestListener,
  { headersTimeoutMs = 15_000, upgrades = false }: HttpServerOptions = {},
): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: headersTimeoutMs,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: headersTimeoutMs / 2,
      keepAliveTimeout: KEEP_ALIVE_MS,
      noDelay: true,
      ...(upgrades ? {} : { shouldUpgradeCallback: () => false }),
    },
    listener,
  );
  // Refuses before "100 Continue" is sent, so a refused body is never uploaded.
  server.on('checkContinue', listener);
  // Sockets that leave HTTP (CONNECT, upgrades) lose all other listeners, and an unhandled error ends the process.
  server.on('connection', (socket) => {
    socket.on('error', () => socket.destroy());
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, REFUSALS[error.code ?? ''] ?? '400 Bad Request');
  });
  server.on('connect', (_request, socket) => {
    refuse(socket, '405 Method Not Allowed');
  });
  return server;
}

/** Rejects with a readable message if the port is unavailable; `variable` names the setting of the port. */
export function listen(
  server: Server,
  port: number,
  host: string | undefined,
  variable = 'PORT',
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    reject(new Error(listenMistake(error, { port, host, variable })));
  });
  server.listen({ port, host }, () => {
    resolve(undefined);
  });
  return promise;
}

function listenMistake(
  error: NodeJS.ErrnoException,
  { port, host = '', variable }: { port: number; host?: string | undefined; variable: string },
): string {
  const foreign = `HOST ${host} is no address of this machine`;
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use: stop what listens there, or choose another with ${variable}=${port + 1}`,
    EACCES: `Port ${port} may not be used by this account: choose one above 1023 with ${variable}`,
    EADDRNOTAVAIL: foreign,
    ENOTFOUND: foreign,
  };
  return sentences[error.code ?? ''] ?? `Cannot listen on port ${port}: ${error.message}`;
}

const GRACE_MS = 1_000;

/**
 * Stops accepting connections and waits up to `limit` ms for answers in progress. `server.close()` would cut idle
 * connections at once, losing requests already on the wire, so those get `graceMs` first.
 */
export async function drain(server: Server, limit: number, graceMs = GRACE_MS): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => undefined;
  server.close(() => {
    resolve(undefined);
  });
  // Read arrived data first: on a busy machine it may have waited for the whole grace period.
  const idle = setInterval(() => setImmediate(closeIdle), graceMs);
  const late = setTimeout(() => {
    server.closeAllConnections();
    resolve(undefined);
  }, limit);
  await promise;
  clearInterval(idle);
  clearTimeout(late);
}
