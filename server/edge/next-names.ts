import type { IncomingHttpHeaders } from 'node:http';

/*
 * Names of Next that the front server cannot do without: addresses, files of a build, headers. Next mentions most in
 * its documentation; `next-names.test.ts` fails when an update changes one (`docs/tricks.md`, "Names"). Paths are
 * relative to `next/dist` unless given in full.
 */

export const NEXT_COMMAND = 'node_modules/next/dist/bin/next';

/** Build output in the project folder (`shared/lib/constants.js`). */
export const BUILT = {
  folder: '.next',
  id: '.next/BUILD_ID',
  pictures: '.next/images-manifest.json',
  files: '.next/static',
} as const;

/** Paths that Next answers itself: its files and resized pictures (`server/lib/router-utils/filesystem.js`). */
export const NEXT_PATH = '/_next';
export const FILES_PATH = '/_next/static/';
export const IMAGE_PATH = '/_next/image';

/** Query parameters of a resized picture (`server/image-optimizer.js`). */
export const IMAGE_QUERY = { address: 'url', width: 'w', quality: 'q' } as const;

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

/** Header of the client router's requests, in place of a document's. */
const RSC = 'rsc';
const PAYLOAD_TYPE = 'text/x-component';
/** Query parameter that separates payloads from documents in caches keyed by URL. */
export const PAYLOAD_PARAM = '_rsc';
/** Request header that varies a document. */
export const DOCUMENT_VARY = 'RSC';

/** Quick check for a router request. */
export function isOfRouter(headers: IncomingHttpHeaders): boolean {
  return headers[RSC] !== undefined;
}

export function isPayload(type: string): boolean {
  return type.startsWith(PAYLOAD_TYPE);
}
