import { IMAGE_QUERY } from './next-names.ts';

const SIZE = /^\d{1,5}$/;

/**
 * The optimiser query reduced to address, width and quality in canonical spelling, so that no other parameter, order,
 * repetition or spelling causes a new encoding. Undefined if one is missing or malformed.
 */
export function pictureSearch(search: string): string | undefined {
  const params = new URLSearchParams(search);
  const path = picturePath(params.get(IMAGE_QUERY.address) ?? '');
  const width = params.get(IMAGE_QUERY.width) ?? '';
  const quality = params.get(IMAGE_QUERY.quality) ?? '';
  if (path === undefined || !SIZE.test(width) || !SIZE.test(quality)) return undefined;
  const asked = new URLSearchParams({
    [IMAGE_QUERY.address]: path,
    [IMAGE_QUERY.width]: String(Number(width)),
    [IMAGE_QUERY.quality]: String(Number(quality)),
  });
  return `?${asked.toString()}`;
}

/** Our own pictures have no query. */
function picturePath(url: string): string | undefined {
  if (!url.startsWith('/') || !URL.canParse(url, 'http://own.invalid')) return undefined;
  const { host, pathname } = new URL(url, 'http://own.invalid');
  if (host !== 'own.invalid' || pathname.startsWith('//')) return undefined;
  try {
    return encodeURI(decodeURI(pathname));
  } catch {
    return undefined;
  }
}
