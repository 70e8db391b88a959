import type { IncomingMessage } from 'node:http';
import { RequestError, getRequestListener } from '@hono/node-server';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Logger } from '../core/ports.ts';
import { clientAddress } from './client-address.ts';
import { compressPublicJson } from './public-json.ts';
import { encodingFor } from './encoding.ts';
import { EventStreams } from './event-streams.ts';
import { PROBLEMS, sendProblem, type Problem } from './problem.ts';
import {
  bodyRule,
  declaresTooMuch,
  hasBody,
  mayBeLong,
  readBody,
  wantBody,
  type BodyRule,
} from './request-body.ts';
import { INERT_POLICY } from './security-headers.ts';
import type { Exchange, Service } from './types.ts';

export interface ServiceHandler {
  readonly handle: (exchange: Exchange) => Promise<void>;
  /** Ends open event streams; browsers reconnect and resume. */
  readonly endStreams: () => void;
  readonly close: () => void;
}

export interface ServiceHandlerOptions {
  readonly security: readonly string[];
  readonly trustProxy: number;
  readonly log: Logger;
}

/** Headers set by the edge alone; values from clients are forged and removed. */
const OURS = new Set(['x-request-id', 'x-client-address', 'x-internal-key', 'x-maintenance']);

/** The listener reads single headers from Node's object but lists them from the raw ones, so both are set. */
export function markRequest(request: IncomingMessage, id: string, address: string): void {
  const marks = { 'x-request-id': id, 'x-client-address': address };
  const theirs = Object.entries(request.headers).filter(([name]) => !OURS.has(name));
  request.headers = { ...Object.fromEntries(theirs), ...marks };
  const kept: string[] = [];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index] ?? '';
    if (!OURS.has(name.toLowerCase())) kept.push(name, request.rawHeaders[index + 1] ?? '');
  }
  request.rawHeaders = [...kept, ...Object.entries(marks).flat()];
}

/** Hands requests to the service in this process, with our own headers and limited bodies. */
export function createServiceHandler(
  service: Pick<Service, 'fetch' | 'keptFor' | 'patternOf' | 'knows' | 'pictureWait'>,
  { security, trustProxy, log }: ServiceHandlerOptions,
): ServiceHandler {
  const streams = new EventStreams();

  async function fetch(
    request: Request,
    { outgoing }: HttpBindings | Http2Bindings,
  ): Promise<Response> {
    const answer = await service.fetch(request);
    streams.watch(answer.headers.get('content-type'), outgoing);
    return compressPublicJson(request, answer);
  }

  const listener = getRequestListener(fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      const {
        en: message,
        code,
        status,
      } = error instanceof RequestError ? PROBLEMS.badRequest : PROBLEMS.internal;
      if (status === 500) log.error({ err: error }, 'service failed');
      return Response.json({ message, code, status }, { status });
    },
  });
  const defaults = [...security, 'content-security-policy', INERT_POLICY];

  /** Maximum bytes to read of a request body, or the refusal. */
  async function allowanceOf(request: IncomingMessage, rule: BodyRule): Promise<number | Problem> {
    const { authorization } = request.headers;
    try {
      if (rule.isUpload) {
        const wait = await service.pictureWait(authorization);
        if (wait === undefined) return PROBLEMS.unauthenticated;
        return wait > 0 ? { ...PROBLEMS.rateLimited, retryAfter: wait } : rule.maxBytes;
      }
      const isAsked = authorization !== undefined && mayBeLong(request, rule);
      return isAsked && (await service.knows(authorization)) ? rule.maxBytes : rule.guestBytes;
    } catch {
      return PROBLEMS.unavailable;
    }
  }

  /** Reads the body, unless the call takes none or its declared length is too large. */
  async function takeBody({ request, response }: Exchange): Promise<Problem | undefined> {
    if (!hasBody(request)) return undefined;
    const { method = '', url = '' } = request;
    const [pathname = ''] = url.split('?', 1);
    if (service.patternOf(method, pathname) === undefined) return PROBLEMS.notFound;
    const rule = bodyRule(method, pathname);
    const tooLarge = rule.isUpload ? PROBLEMS.fileTooLarge : PROBLEMS.tooLarge;
    const allowance = await allowanceOf(request, rule);
    if (typeof allowance !== 'number') return allowance;
    if (declaresTooMuch(request, allowance)) return tooLarge;
    wantBody(request, response);
    const body = await readBody(request, allowance);
    Object.assign(request, { rawBody: body });
    return body === undefined ? tooLarge : undefined;
  }

  async function handle(exchange: Exchange): Promise<void> {
    const { request, response, id } = exchange;
    const kept = await service.keptFor(request);
    if (kept) {
      kept.send(exchange, encodingFor(request.headers['accept-encoding']), 'hit', defaults);
      return;
    }
    const refusal = await takeBody(exchange);
    if (refusal !== undefined) {
      sendProblem(exchange, refusal, security);
      return;
    }
    markRequest(request, id, clientAddress(request, trustProxy));
    response.setHeader('x-request-id', id);
    for (let index = 0; index < defaults.length; index += 2) {
      response.setHeader(defaults[index] ?? '', defaults[index + 1] ?? '');
    }
    await listener(request, response);
  }

  return { handle, endStreams: () => streams.end(), close: () => undefined };
}
