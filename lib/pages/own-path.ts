/** Reserved host: a URL that resolves elsewhere is not a path of the shop. */
const BASE = 'http://own.invalid';
/** Browsers drop tabs and line breaks from an address, and take a backslash for a slash. */
const FORBIDDEN = /[\s\\\p{Cc}]/u;
const ONE_SLASH = /^\/(?!\/)/;

/**
 * Validates every return path: the path as a browser reads it, with query and fragment, or undefined when it could
 * leave the shop.
 *
 * Checked after normalising: `/.//example.com` becomes `//example.com`, which names a host.
 */
export function ownPath(value: string): string | undefined {
  const url = urlOf(value, BASE);
  if (!url || FORBIDDEN.test(value) || !ONE_SLASH.test(value)) return undefined;
  const { origin, pathname, search, hash } = url;
  const decoded = decode(pathname);
  const own =
    origin === BASE &&
    ONE_SLASH.test(pathname) &&
    decoded !== undefined &&
    ONE_SLASH.test(decoded) &&
    !/[\\\p{Cc}]/u.test(decoded);
  return own ? pathname + search + hash : undefined;
}

/** Parses a URL; undefined when invalid. `URL.canParse` is missing in the oldest supported browsers. */
export function urlOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Some proxies decode a URL before forwarding it. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
