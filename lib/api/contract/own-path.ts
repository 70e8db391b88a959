/** Never sent by anybody, so an address that ends up elsewhere is not ours. */
const BASE = 'http://own.invalid';
/** Browsers drop tabs and line breaks from an address, and take a backslash for a slash. */
const FORBIDDEN = /[\s\\\p{Cc}]/u;
const ONE_SLASH = /^\/(?!\/)/;

/**
 * The one check of every address to come back to: a path of this shop as a browser would read it, with
 * its query and fragment, or nothing for whatever could lead elsewhere.
 *
 * The path is judged after normalising: `/.//example.com` becomes `//example.com`, which names a host.
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

/** Undefined for what is no address. `URL.canParse` is younger than the oldest browsers of the shop. */
export function urlOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Some proxies decode an address before they pass it on. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
