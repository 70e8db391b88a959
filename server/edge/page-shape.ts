import type { IncomingHttpHeaders } from 'node:http';
import { DOCUMENT_VARY, PAYLOAD_PARAM, isOfRouter } from './next-names.ts';

/** Request of the client router in place of a document. */
export interface Payload {
  /** Part of the cache key; undefined if the answer suits this client alone. */
  readonly key: string | undefined;
  /** Headers and query for Next. */
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
}

/** Handling of Next's documents and of its router's requests. */
export interface PageShape {
  readonly complete: (document: Buffer) => Buffer;
  /** The `Link` header of a completed document. */
  readonly linkHeader: (link: string, document: Buffer) => string;
  /** @param query of the address, with `?`; undefined for a request of a document */
  readonly payloadOf: (headers: IncomingHttpHeaders, query: string) => Payload | undefined;
  /** Request headers that vary a payload, from those that Next names. */
  readonly payloadVary: (named: string | undefined) => string;
  /** Whether an error with this digest may have occurred while the page rendered. */
  readonly isMarked: (body: Buffer, digest: string) => boolean;
}

/** Documents as Next writes them, and requests of its router as they come. */
export const PLAIN_SHAPE: PageShape = {
  complete: (document) => document,
  linkHeader: (link) => link,
  payloadOf: passedPayload,
  payloadVary: (named) => named ?? DOCUMENT_VARY,
  // Without reading the page, each one rendered during an outage counts.
  isMarked: () => true,
};

/** Passes all headers of the router. */
function passedPayload(headers: IncomingHttpHeaders, query: string): Payload | undefined {
  if (!isOfRouter(headers)) return undefined;
  const own = Object.entries(headers).flatMap(([name, value]) =>
    (name === 'rsc' || name.startsWith('next-')) && typeof value === 'string'
      ? [[name, value] as const]
      : [],
  );
  const sent = new URLSearchParams(query).get(PAYLOAD_PARAM) ?? '';
  return {
    key: undefined,
    headers: Object.fromEntries(own),
    query: new URLSearchParams([[PAYLOAD_PARAM, sent]]).toString(),
  };
}
