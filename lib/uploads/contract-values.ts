/** Picture upload constants for pages and the front server: plain values, no schemas. */

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;

/** Types offered by the file picker; the service checks the bytes, not the declared type. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Form field of the file. */
export const PICTURE_FIELD = 'file';

/** Path suffixes of all upload calls, and of no other call; a test checks this against the OpenAPI document. */
const UPLOAD = /^\/api\/(?:admin\/)?v1\/.+\/(?:avatar|photos|attachments)$/;

export function takesPicture(method: string, path: string): boolean {
  return method === 'POST' && UPLOAD.test(path);
}
