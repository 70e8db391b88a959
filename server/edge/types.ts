import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reading } from '../core/ports.ts';
import type { Encoding } from './encoding.ts';

/** Interface of the shop service for the front server; built by `server/runtime/compose.ts`. */
export interface Service {
  fetch(request: Request): Promise<Response>;
  /** The answer to a request, if in memory (`public-reads.ts`). */
  keptFor(request: IncomingMessage): Promise<ReadyAnswer | undefined>;
  /** The pattern of a call, if known. Bodies of unknown calls are not read. */
  patternOf(method: string, path: string): string | undefined;
  /** Whether an `Authorization` header is a valid sign-in; large bodies are read only for those. */
  knows(authorization: string | undefined): Promise<boolean>;
  /** Seconds until a sign-in may upload another picture; undefined if not signed in. */
  pictureWait(authorization: string | undefined): Promise<number | undefined>;
  /** Whether the database is reachable and migrated. */
  ready(): Promise<boolean>;
  maintenance(): Promise<boolean>;
  readonly readings: readonly Reading[];
}

/** A node handler: Next's, or a toy in the tests. */
export type NodeHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void;

export type Locale = 'en' | 'th';

/** Outcome of the caches; sent as `x-cache` and counted in the metrics. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'pass';

export type RouteClass = 'page' | 'static' | 'image' | 'api' | 'media' | 'dev' | 'other';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
  /** `other` until the handler is known. */
  route: RouteClass;
}

/** An answer shared by many clients; `extra` is a flat list of headers for this one. */
export interface ReadyAnswer {
  send(exchange: Exchange, encoding: Encoding, state: CacheState, extra?: readonly string[]): void;
}
