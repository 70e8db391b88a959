import { createHash } from 'node:crypto';
import snippets from 'react-gtm-module/dist/Snippets.js';
import type { Config } from '../config/config.ts';

type Policy = Record<string, readonly string[]>;

type ThirdParties = Pick<Config, 'bots' | 'push' | 'gtmId' | 'mapTilesUrl'>;

/** Third-party hosts, allowed only when configured. */
function thirdParties(config: ThirdParties): Policy {
  const policy: Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', string[]> = {
    ...{ 'script-src': [], 'connect-src': [], 'img-src': [], 'frame-src': [] },
  };
  if (config.bots !== undefined) {
    policy['script-src'].push(
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    );
    policy['connect-src'].push('https://www.google.com/recaptcha/');
    policy['frame-src'].push(
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    );
  }
  if (config.push !== undefined) {
    policy['connect-src'].push(
      'https://firebaseinstallations.googleapis.com',
      'https://fcmregistrations.googleapis.com',
    );
  }
  if (config.gtmId !== undefined) {
    policy['script-src'].push('https://www.googletagmanager.com');
    policy['connect-src'].push(
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
    );
    policy['img-src'].push('https://www.googletagmanager.com', 'https://*.google-analytics.com');
  }
  if (config.mapTilesUrl !== undefined) {
    policy['img-src'].push(new URL(config.mapTilesUrl).origin);
  }
  return policy;
}

/** The inline loader that react-gtm-module writes; its text depends only on the id. */
function tagManagerLoader(id: string): string {
  const defaults = { events: {}, dataLayerName: 'dataLayer', auth: '', preview: '' };
  return snippets.tags({ id, ...defaults }).script;
}

function hashSource(script: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Data blocks (JSON-LD) never run and need no hash. */
const RUNS = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script|)$/i;
const OPENING = '<script';
const CLOSING = '</script';
const TYPE = /\btype\s*=\s*["']?([^"'\s>]*)/i;
const SRC = /\bsrc\s*=/i;

function isInline(attributes: string): boolean {
  return !SRC.test(attributes) && RUNS.test(TYPE.exec(attributes)?.[1] ?? '');
}

/** Normalises line ends like the HTML parser, which runs before the browser hashes. */
function parsed(script: Buffer): Buffer | string {
  return script.includes('\r') ? script.toString().replace(/\r\n?/g, '\n') : script;
}

/** CSP sources of the inline scripts of a document, as React writes them, without duplicates. */
export function inlineScriptHashes(document: Buffer): string[] {
  const hashes = new Set<string>();
  let opening = document.indexOf(OPENING);
  while (opening !== -1) {
    const start = document.indexOf('>', opening) + 1;
    const end = document.indexOf(CLOSING, start);
    if (end === -1) break;
    const attributes = document.toString('utf8', opening + OPENING.length, start - 1);
    if (isInline(attributes)) hashes.add(hashSource(parsed(document.subarray(start, end))));
    opening = document.indexOf(OPENING, end);
  }
  return [...hashes];
}

function serialize(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Builds the policy of a document from its scripts. */
export function createContentPolicy(
  config: ThirdParties & Pick<Config, 'mode' | 'publicUrl'>,
  dev = false,
): (document: Buffer) => string {
  const third = thirdParties(config);
  const loader = config.gtmId === undefined ? [] : [hashSource(tagManagerLoader(config.gtmId))];
  // React's development build evaluates code. Beside a hash, 'unsafe-inline' would be ignored.
  const devScripts = ["'unsafe-inline'", "'unsafe-eval'"];
  const rest = serialize({
    'style-src': ["'self'", "'unsafe-inline'"],
    // `blob:` for photos of conversations, which the page fetches with a token.
    'img-src': ["'self'", 'data:', 'blob:', ...(third['img-src'] ?? [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(dev ? ['ws:'] : []), ...(third['connect-src'] ?? [])],
    'frame-src': ["'self'", ...(third['frame-src'] ?? [])],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(config.publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  });
  return (document) => {
    const scripts = [
      "'self'",
      ...(dev ? devScripts : [...inlineScriptHashes(document), ...loader]),
      ...(third['script-src'] ?? []),
    ];
    return `${serialize({ 'default-src': ["'self'"], 'script-src': scripts })}; ${rest}`;
  };
}

/** Default policy outside the storefront's pages. A route of the service may set a wider one. */
export const INERT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

const PERMISSIONS = 'permissions-policy';
const OTHER_FACILITIES = 'geolocation=(self), payment=(self), usb=(), browsing-topics=()';

/** The same headers for pages that may ask for camera and microphone (`docs/product/consultation.md`, "Voice and video"). */
export function withDevices(security: readonly string[]): string[] {
  const at = security.indexOf(PERMISSIONS) + 1;
  return security.with(at, `camera=(self), microphone=(self), ${OTHER_FACILITIES}`);
}

/** Headers of every answer, as a flat list for `writeHead`. */
export function securityHeaders(config: Pick<Config, 'mode' | 'publicUrl'>): string[] {
  const headers = [
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'strict-origin-when-cross-origin',
    PERMISSIONS,
    `camera=(), microphone=(), ${OTHER_FACILITIES}`,
    'cross-origin-opener-policy',
    'same-origin',
  ];
  if (config.mode === 'production' && config.publicUrl.startsWith('https:')) {
    headers.push('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
  return headers;
}
