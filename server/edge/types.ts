import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reading } from '../core/ports.ts';
import type { Encoding } from './encoding.ts';

/** What the front server needs of the shop service; `server/runtime/compose.ts` builds it. */
export interface Service {
  fetch(request: Request): Promise<Response>;
  /** The answer to a request, where it is in memory (`public-reads.ts`). */
  keptFor(request: IncomingMessage): Promise<ReadyAnswer | undefined>;
  /** The pattern of a call, where there is such a one. What comes with another one is not read. */
  patternOf(method: string, path: string): string | undefined;
  /** Whether an `Authorization` header is that of a sign-in: large bodies of nobody else are read. */
  knows(authorization: string | undefined): Promise<boolean>;
  /** Seconds until a sign-in may send another picture; undefined for what is no sign-in. */
  pictureWait(authorization: string | undefined): Promise<number | undefined>;
  /** Database reachable, migrations applied. */
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

/** How an answer came about; sent as `x-cache` and counted in the metrics. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'pass';

/** Class of the handler; metrics are counted by it. */
export type RouteClass = 'page' | 'static' | 'image' | 'api' | 'media' | 'dev' | 'other';

/** One request on its way through the edge. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
  /** Class of the handler; `other` until it is known. */
  route: RouteClass;
}

/** An answer that is good for many clients; `extra` is a flat list of headers for this one. */
export interface ReadyAnswer {
  send(exchange: Exchange, encoding: Encoding, state: CacheState, extra?: readonly string[]): void;
}
