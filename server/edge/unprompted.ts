import { brand } from '../../lib/brand.ts';
import { encodingFor } from './encoding.ts';
import { INERT_POLICY } from './security-headers.ts';
import { StaticFiles } from './static-files.ts';
import { StoredResponse } from './stored-response.ts';
import type { Answer } from './stored-response.ts';
import type { CacheState, Exchange } from './types.ts';

export interface UnpromptedOptions {
  readonly files: StaticFiles;
  readonly publicUrl: string;
  readonly security: readonly string[];
}

/**
 * Answers requests that browsers, phones and messengers make unprompted: an icon if available, else
 * an empty body of the right type. A 404 would show as an error in the console.
 */
export interface Unprompted {
  /** Undefined for any other path. */
  readonly serve: (exchange: Exchange, path: string) => Promise<CacheState> | undefined;
}

const ICONS: readonly (readonly [RegExp, string])[] = [
  [/^\/favicon\.ico$/, '/favicon.ico'],
  [/^\/(?:favicon|icon|safari-pinned-tab)\.svg$/, '/favicon.svg'],
  [/^\/apple-touch-icon(?:-\d+x\d+)?(?:-precomposed)?\.png$/, '/apple-touch-icon.png'],
  [/^\/(?:favicon|icon|logo)(?:-?\d+(?:x\d+)?)?\.png$/, '/icon-192.png'],
  [/^\/(?:android-chrome|android-icon|ms-icon|mstile)-\d+x\d+\.png$/, '/icon-192.png'],
  [
    /^\/(?:manifest\.json|(?:site|manifest|manifest\.en)\.webmanifest)$/,
    '/manifest.en.webmanifest',
  ],
  [/^\/manifest\.th\.webmanifest$/, '/manifest.th.webmanifest'],
];

/** Replaces a worker that another program left at this origin (such as `localhost`), then unregisters itself. */
const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', () => self.registration.unregister());
`;
const WORKERS = [
  ...['/service-worker.js', '/serviceworker.js', '/service_worker.js', '/worker.js'],
  ...['/ngsw-worker.js', '/pwabuilder-sw.js', '/OneSignalSDKWorker.js'],
];

/** Unknown names are 404: password managers probe a made-up name and expect none. */
export const WELL_KNOWN_PATH = '/.well-known';

const DAY = 'public, max-age=86400';
const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
/** RFC 9116 recommends an expiry of less than a year. */
const SECURITY_TEXT_MS = 360 * 86_400_000;

function securityText(publicUrl: string): string {
  const expires = new Date(Date.now() + SECURITY_TEXT_MS).toISOString();
  return `Contact: ${publicUrl}/contact-us\nExpires: ${expires}\nPreferred-Languages: th, en\n`;
}

function searchDescription(publicUrl: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>${brand.name}</ShortName><Description>${brand.name}</Description><Url type="text/html" template="${publicUrl}/products/search?keyword={searchTerms}"/></OpenSearchDescription>
`;
}

function textsOf(publicUrl: string): Readonly<Record<string, readonly [string, string]>> {
  const contact = securityText(publicUrl);
  return {
    '/robots.txt': [TEXT, 'User-agent: *\nAllow: /\n'],
    '/ads.txt': [TEXT, ''],
    '/app-ads.txt': [TEXT, ''],
    '/humans.txt': [TEXT, ''],
    '/llms.txt': [TEXT, ''],
    '/security.txt': [TEXT, contact],
    '/.well-known/security.txt': [TEXT, contact],
    '/.well-known/dnt-policy.txt': [TEXT, ''],
    '/browserconfig.xml': [XML, '<browserconfig><msapplication/></browserconfig>\n'],
    '/crossdomain.xml': [XML, '<cross-domain-policy/>\n'],
    '/opensearch.xml': [
      'application/opensearchdescription+xml; charset=utf-8',
      searchDescription(publicUrl),
    ],
    '/apple-app-site-association': [JSON_TYPE, '{}'],
    '/.well-known/apple-app-site-association': [JSON_TYPE, '{}'],
    '/.well-known/assetlinks.json': [JSON_TYPE, '[]'],
    '/.well-known/appspecific/com.chrome.devtools.json': [JSON_TYPE, '{}'],
    '/.well-known/passkey-endpoints': [JSON_TYPE, '{}'],
    '/.well-known/webauthn': [JSON_TYPE, '{"origins":[]}'],
    '/.well-known/traffic-advice': ['application/trafficadvice+json', '[]'],
  };
}

export function createUnprompted({ files, publicUrl, security }: UnpromptedOptions): Unprompted {
  const headersWith = (...own: readonly string[]) => [
    ...security,
    ...['content-security-policy', INERT_POLICY, 'vary', 'Accept-Encoding'],
    ...own,
  ];
  const answer = (type: string, text: string, headers: readonly string[]): Answer => ({
    ...{ status: 200, type, headers, body: Buffer.from(text) },
  });
  const texts = Object.entries(textsOf(publicUrl)).map(
    ([path, [type, text]]) =>
      [path, answer(type, text, headersWith('cache-control', DAY))] as const,
  );
  const workers = WORKERS.map((path) => {
    const headers = headersWith('cache-control', 'no-cache');
    return [path, answer('text/javascript; charset=utf-8', RETIRED_WORKER, headers)] as const;
  });
  // The shop has no passwords; the sign-in data is changed on the personal data page.
  const moved = headersWith('cache-control', DAY, 'location', `${publicUrl}/profile/personal`);
  const change = { ...answer(TEXT, '', moved), status: 303 };
  const ready = new Map(
    [...texts, ...workers, ['/.well-known/change-password', change] as const].map(
      ([path, one]) => [path, new StoredResponse(one)] as const,
    ),
  );
  return {
    serve: (exchange, path) => {
      const icon = ICONS.find(([names]) => names.test(path))?.[1];
      if (icon !== undefined && files.has(icon)) return files.serve(exchange, icon);
      const stored = ready.get(path);
      if (stored === undefined) return undefined;
      stored.send(exchange, encodingFor(exchange.request.headers['accept-encoding']), 'hit');
      return Promise.resolve('hit');
    },
  };
}

/** For an origin without a storefront: icons come from the shop's own `public/`. */
export async function openUnprompted(
  folder: string,
  options: Omit<UnpromptedOptions, 'files'>,
): Promise<Unprompted> {
  const own = { folder, base: '/', hashed: false };
  return createUnprompted({ ...options, files: await StaticFiles.open([own], options.security) });
}
