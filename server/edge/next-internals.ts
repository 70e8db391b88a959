import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';

/*
 * What we lean on without Next promising it; `next-internals.test.ts` fails when an update changes any of it
 * (`docs/architecture.md`). Paths without more are below `next/dist`.
 */

/** Next's own command, which builds (`bin` of its `package.json`). */
export const NEXT_COMMAND = 'node_modules/next/dist/bin/next';

/** What a build leaves in the project folder (`shared/lib/constants.js`; the folder of scripts is Turbopack's). */
export const BUILT = {
  folder: '.next',
  id: '.next/BUILD_ID',
  config: '.next/required-server-files.json',
  pictures: '.next/images-manifest.json',
  files: '.next/static',
  scripts: '.next/static/chunks',
} as const;

/** Where Next answers for itself, its files and its resized pictures (`server/lib/router-utils/filesystem.js`). */
export const NEXT_PATH = '/_next';
export const FILES_PATH = '/_next/static/';
export const IMAGE_PATH = '/_next/image';

/** What a resized picture is asked for by (`server/image-optimizer.js`). */
export const IMAGE_QUERY = { address: 'url', width: 'w', quality: 'q' } as const;

/**
 * Next takes the configuration that it was built with, as its standalone server does (`server/config.js`): to read
 * `next.config.ts` again it would load its compiler, which stays in memory.
 */
export function useBuiltConfig(root: string): void {
  const file = readFileSync(join(root, BUILT.config), 'utf8');
  const { config } = JSON.parse(file) as { config: object };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/**
 * The name that Next is given for its host. Never an IP address: the middleware calls each address of this machine
 * `localhost` (`server/web/next-url.js`), so that its rewrites would be taken for another host's and proxied back to us.
 */
export const NEXT_HOST = 'localhost';

/** What Next takes for its own origin (`server/lib/router-utils/resolve-routes.js`); never shown outside. */
export function originOfNext(port: number): string {
  return `http://${NEXT_HOST}:${port}`;
}

/**
 * Headers of a request of ours. Some user agent must be there, or Next streams metadata behind </head>
 * (`server/lib/streaming-metadata.js`).
 */
export const OWN_HEADERS = { host: NEXT_HOST, 'user-agent': 'shop-edge' } as const;

/** What Next asks a response for, to know that it has ended (`shared/lib/utils.js`): without a socket Node does not say. */
export const ENDED = { finished: true } as const;

/** Of redirects for good (`client/components/redirect-status-code.js`). */
export const MOVED_FOR_GOOD = 308;

const INTERNAL_HEADERS = new Set(['x-middleware-rewrite', 'x-nextjs-cache']);

/**
 * Whether a header of an answer is a note of Next's to itself (`server/web/spec-extension/response.js`,
 * `build/templates/app-route.js`) or, in a document, to its router, which reads those of payloads alone
 * (`client/components/app-router-headers.js`).
 */
export function isNoteOfNext(name: string, document: boolean): boolean {
  return INTERNAL_HEADERS.has(name) || (document && name.startsWith('x-nextjs-'));
}

/** What the client router asks for in place of HTML; nothing for a document. */
export interface Payload {
  readonly prefetch: string | undefined;
  readonly segment: string | undefined;
}

/** Headers of the client router, and of its payloads (`client/components/app-router-headers.js`). */
const RSC = 'rsc';
const PREFETCH = 'next-router-prefetch';
const SEGMENT = 'next-router-segment-prefetch';
const PAYLOAD_TYPE = 'text/x-component';
/** The query that keeps payloads and documents apart in caches that know addresses only. */
export const PAYLOAD_PARAM = '_rsc';
/** The headers of a request that make a difference to an answer. */
export const DOCUMENT_VARY = 'RSC';
export const PAYLOAD_VARY = 'RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch';

/** Kinds of prefetches (`server/route-modules/app-page/parse-request-headers.js`). */
const PREFETCHES = /^[123]$/;
const SEGMENTS = /^[\x21-\x7e]{1,512}$/;

function matching(value: string | string[] | undefined, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

/** Whether a request may be the router's; `payloadOf` knows. */
export function isOfRouter(headers: IncomingHttpHeaders): boolean {
  return headers[RSC] !== undefined;
}

export function payloadOf(headers: IncomingHttpHeaders): Payload | undefined {
  if (headers[RSC] !== '1') return undefined;
  return {
    prefetch: matching(headers[PREFETCH], PREFETCHES),
    segment: matching(headers[SEGMENT], SEGMENTS),
  };
}

/**
 * The state of the client's router is left out, so that a payload is the same for everybody; Next then answers the
 * whole tree.
 */
export function payloadHeaders({ prefetch, segment }: Payload): Record<string, string> {
  return {
    [RSC]: '1',
    ...(prefetch === undefined ? {} : { [PREFETCH]: prefetch }),
    ...(segment === undefined ? {} : { [SEGMENT]: segment }),
  };
}

/** Next checks a hash over these headers (`shared/lib/router/utils/cache-busting-search-param.js`). */
export function payloadQuery({ prefetch, segment }: Payload): string {
  if (prefetch === undefined && segment === undefined) return `${PAYLOAD_PARAM}=`;
  const input = [prefetch ?? '0', segment ?? '0', '0', '0'].join(',');
  const hash = createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url');
  return `${PAYLOAD_PARAM}=${hash}`;
}

export function isPayload(type: string): boolean {
  return type.startsWith(PAYLOAD_TYPE);
}
