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
  if (FORBIDDEN.test(value) || !ONE_SLASH.test(value) || !URL.canParse(value, BASE)) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(value, BASE);
  const decoded = decode(pathname);
  const own =
    origin === BASE &&
    ONE_SLASH.test(pathname) &&
    decoded !== undefined &&
    ONE_SLASH.test(decoded) &&
    !/[\\\p{Cc}]/u.test(decoded);
  return own ? pathname + search + hash : undefined;
}

/** Some proxies decode an address before they pass it on. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
