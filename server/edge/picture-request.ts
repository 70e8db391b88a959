import { IMAGE_QUERY } from './next-internals.ts';

/** What is asked of the image optimiser, written one way only. */

const SIZE = /^\d{1,5}$/;

/**
 * The query of the optimiser from address, width and quality alone, so that nothing else makes a new
 * encoding: neither other parameters, their order and their repetition, nor another spelling of the same
 * address or number. Undefined where one of them is missing or malformed.
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

/** Pictures of ours have no query. */
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
