import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';

/*
 * Next internals that have no stability promise; `next-internals.test.ts` fails when an update changes any of them
 * (`docs/architecture.md`). Paths are relative to `next/dist` unless given in full.
 */

export const NEXT_COMMAND = 'node_modules/next/dist/bin/next';

/** Build output in the project folder (`shared/lib/constants.js`; the folder of scripts is Turbopack's). */
export const BUILT = {
  folder: '.next',
  id: '.next/BUILD_ID',
  config: '.next/required-server-files.json',
  pictures: '.next/images-manifest.json',
  files: '.next/static',
  scripts: '.next/static/chunks',
} as const;

/** Paths that Next answers itself: its files and resized pictures (`server/lib/router-utils/filesystem.js`). */
export const NEXT_PATH = '/_next';
export const FILES_PATH = '/_next/static/';
export const IMAGE_PATH = '/_next/image';

/** Query parameters of a resized picture (`server/image-optimizer.js`). */
export const IMAGE_QUERY = { address: 'url', width: 'w', quality: 'q' } as const;

/**
 * Makes Next reuse the configuration of the build, like its standalone server (`server/config.js`).
 * Reading `next.config.ts` again would load its compiler, which stays in memory.
 */
export function useBuiltConfig(root: string): void {
  const file = readFileSync(join(root, BUILT.config), 'utf8');
  const { config } = JSON.parse(file) as { config: object };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/**
 * Host name given to Next. Never an IP address: the middleware rewrites each local address to `localhost`
 * (`server/web/next-url.js`), so its rewrites would look external and be proxied back to us.
 */
export const NEXT_HOST = 'localhost';

/** The origin that Next assumes for itself (`server/lib/router-utils/resolve-routes.js`); never shown outside. */
export function originOfNext(port: number): string {
  return `http://${NEXT_HOST}:${port}`;
}

/**
 * Headers of internal requests. Without a user agent Next streams metadata after </head>
 * (`server/lib/streaming-metadata.js`).
 */
export const OWN_HEADERS = { host: NEXT_HOST, 'user-agent': 'shop-edge' } as const;

/**
 * Property that Next reads to detect an ended response (`shared/lib/utils.js`); Node does not set it without a socket.
 */
export const ENDED = { finished: true } as const;

/** Status of permanent redirects (`client/components/redirect-status-code.js`). */
export const MOVED_FOR_GOOD = 308;

const INTERNAL_HEADERS = new Set(['x-middleware-rewrite', 'x-nextjs-cache']);

/**
 * Whether a response header is internal to Next (`server/web/spec-extension/response.js`,
 * `build/templates/app-route.js`). In documents this includes router headers, which the router
 * reads from payloads only (`client/components/app-router-headers.js`).
 */
export function isNoteOfNext(name: string, document: boolean): boolean {
  return INTERNAL_HEADERS.has(name) || (document && name.startsWith('x-nextjs-'));
}

/** Request of the client router in place of HTML; undefined for a document. */
export interface Payload {
  readonly prefetch: string | undefined;
  readonly segment: string | undefined;
}

/** Headers of the client router and of its payloads (`client/components/app-router-headers.js`). */
const RSC = 'rsc';
const PREFETCH = 'next-router-prefetch';
const SEGMENT = 'next-router-segment-prefetch';
const PAYLOAD_TYPE = 'text/x-component';
/** Query parameter that separates payloads from documents in caches keyed by URL. */
export const PAYLOAD_PARAM = '_rsc';
/** Request headers that vary an answer. */
export const DOCUMENT_VARY = 'RSC';
export const PAYLOAD_VARY = 'RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch';

/** Kinds of prefetches (`server/route-modules/app-page/parse-request-headers.js`). */
const PREFETCHES = /^[123]$/;
const SEGMENTS = /^[\x21-\x7e]{1,512}$/;

function matching(value: string | string[] | undefined, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

/** Quick check for a router request; `payloadOf` decides. */
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

/** Omits the client router's state, so the payload is shareable; Next then renders the whole tree. */
export function payloadHeaders({ prefetch, segment }: Payload): Record<string, string> {
  return {
    [RSC]: '1',
    ...(prefetch === undefined ? {} : { [PREFETCH]: prefetch }),
    ...(segment === undefined ? {} : { [SEGMENT]: segment }),
  };
}

/** Next validates a hash of these headers (`shared/lib/router/utils/cache-busting-search-param.js`). */
export function payloadQuery({ prefetch, segment }: Payload): string {
  if (prefetch === undefined && segment === undefined) return `${PAYLOAD_PARAM}=`;
  const input = [prefetch ?? '0', segment ?? '0', '0', '0'].join(',');
  const hash = createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url');
  return `${PAYLOAD_PARAM}=${hash}`;
}

export function isPayload(type: string): boolean {
  return type.startsWith(PAYLOAD_TYPE);
}
