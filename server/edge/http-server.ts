import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_URL_LENGTH } from './target.ts';

/** A long address and the cookies of a browser fit; more is refused with 431. */
const MAX_HEADER_BYTES = MAX_URL_LENGTH + 8 * 1024;
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than that of common load balancers (60 s), so that they, not we, close a quiet connection. */
const KEEP_ALIVE_MS = 65_000;

const REFUSALS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What is no HTTP at all gets an answer too, and never takes the process down. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = REFUSALS[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      noDelay: true,
    },
    listener,
  );
  server.on('clientError', refuse);
  server.on('connect', (_request, socket) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  return server;
}

/** Rejects with a sentence for people when the port cannot be had; `variable` is where they choose another. */
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
 * Stops taking connections and waits for the answers that are under way, at most `limit` milliseconds.
 * `server.close()` would cut quiet connections at once, and with them requests that are already on
 * the wire, so those get a moment first.
 */
export async function drain(server: Server, limit: number, graceMs = GRACE_MS): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => undefined;
  server.close(() => {
    resolve(undefined);
  });
  const idle = setInterval(closeIdle, graceMs);
  const late = setTimeout(() => {
    server.closeAllConnections();
    resolve(undefined);
  }, limit);
  await promise;
  clearInterval(idle);
  clearTimeout(late);
}
