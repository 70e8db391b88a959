/** Pictures that members send: plain values for pages and for the front server, no schemas. */

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;

/** What a picker offers; the service looks at the bytes, not at what they are called. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The field of a form that holds the file. */
export const PICTURE_FIELD = 'file';

/** Calls that take a picture end so, and no other call does; a test holds the service's document to it. */
const UPLOAD = /^\/api\/(?:admin\/)?v1\/.+\/(?:avatar|photos|attachments)$/;

export function takesPicture(method: string, path: string): boolean {
  return method === 'POST' && UPLOAD.test(path);
}
