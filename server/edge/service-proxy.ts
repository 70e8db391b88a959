import http from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { Transform, pipeline } from 'node:stream';
import { PROXY_HEADERS, clientAddress } from './client-address.ts';
import { EventStreams } from './event-streams.ts';
import { PROBLEMS, sendProblem } from './problem.ts';
import { bodyRule, declaresTooMuch, wantBody } from './request-body.ts';
import type { ServiceHandler, ServiceHandlerOptions } from './service-direct.ts';
import type { Exchange } from './types.ts';

/** RFC 9110, 7.6.1: these belong to one connection. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const OURS = new Set([
  'host',
  'x-client-address',
  'x-internal-key',
  'x-maintenance',
  ...PROXY_HEADERS,
]);
const TIMEOUT_MS = 30_000;
const API = '/api/v1';
const ADMIN = '/api/admin/v1';

function endToEnd(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  const named = new Set(
    (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()),
  );
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.has(name)),
  );
}

class TooLarge extends Error {}

function limited(maxBytes: number): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > maxBytes) done(new TooLarge());
      else done(null, chunk);
    },
  });
}

/** Streams `/api/v1` and the service's pictures through to `apiUrl`. */
export function createProxyHandler(
  apiUrl: string,
  { security, trustProxy, log }: ServiceHandlerOptions,
): ServiceHandler {
  const base = new URL(apiUrl);
  const client = base.protocol === 'https:' ? https : http;
  const streams = new EventStreams();
  const agent = new client.Agent({ keepAlive: true, maxSockets: 256 });

  // Staff calls stand beside the others: `/api/admin/v1` and `/api/v1`.
  const staffBase = base.pathname.replace(/\/v1$/, '/admin/v1');
  const addressOf = (url: string) => {
    if (url.startsWith(ADMIN)) return staffBase + url.slice(ADMIN.length);
    return url.startsWith(API) ? base.pathname + url.slice(API.length) : url;
  };

  function headersOf({ request, id }: Exchange): OutgoingHttpHeaders {
    const theirs = Object.entries(endToEnd(request.headers)).filter(([name]) => !OURS.has(name));
    return {
      ...Object.fromEntries(theirs),
      host: base.host,
      'x-request-id': id,
      'x-forwarded-for': clientAddress(request, trustProxy),
    };
  }

  function answer(exchange: Exchange, upstream: IncomingMessage): void {
    const { response, id } = exchange;
    const headers = endToEnd(upstream.headers);
    for (let index = 0; index < security.length; index += 2) {
      headers[security[index] ?? ''] ??= security[index + 1];
    }
    streams.watch(upstream.headers['content-type'], response);
    response.writeHead(upstream.statusCode ?? 502, { ...headers, 'x-request-id': id });
    response.flushHeaders();
    pipeline(upstream, response, () => undefined);
  }

  async function handle(exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    const rule = bodyRule(request.method ?? '', pathname);
    const tooLargeFor = rule.isUpload ? PROBLEMS.fileTooLarge : PROBLEMS.tooLarge;
    // The service verifies the sign-in; only its absence is visible here.
    const isNobody = request.headers.authorization === undefined;
    const maxBytes = isNobody ? rule.guestBytes : rule.maxBytes;
    const isStranger = isNobody && rule.isUpload;
    if (isStranger || declaresTooMuch(request, maxBytes)) {
      sendProblem(exchange, isStranger ? PROBLEMS.unauthenticated : tooLargeFor, security);
      return;
    }
    const { promise, resolve } = Promise.withResolvers<undefined>();
    response.once('close', () => {
      outgoing.destroy();
      resolve(undefined);
    });
    const outgoing = client.request({
      agent,
      protocol: base.protocol,
      hostname: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      method: request.method,
      path: addressOf(request.url ?? '/'),
      headers: headersOf(exchange),
    });
    outgoing.setTimeout(TIMEOUT_MS, () => {
      if (!response.headersSent) outgoing.destroy(new Error('The service did not answer in time'));
    });
    outgoing.once('response', (upstream) => {
      answer(exchange, upstream);
    });
    const fail = (error: Error) => {
      if (response.destroyed || response.writableEnded) return;
      const tooLarge = error instanceof TooLarge;
      if (!tooLarge) log.warn({ err: error, requestId: exchange.id }, 'service unreachable');
      // Not `pipeline`, which would close the client's connection before the answer is sent.
      request.unpipe();
      outgoing.destroy();
      sendProblem(exchange, tooLarge ? tooLargeFor : PROBLEMS.badGateway, security);
    };
    outgoing.on('error', fail);
    wantBody(request, response);
    request.pipe(limited(maxBytes).on('error', fail)).pipe(outgoing);
    await promise;
  }

  return {
    handle,
    endStreams: () => {
      streams.end();
    },
    close: () => {
      agent.destroy();
    },
  };
}
