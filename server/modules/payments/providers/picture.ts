import type { QrPicture } from '../../../core/kept-payments.ts';

/** A code image takes a few kilobytes; gateways add their logos. */
export const MAX_PICTURE_BYTES = 256 * 1_024;
const MAX_HOPS = 3;
const TIMEOUT_MS = 10_000;

export type Picture = Pick<QrPicture, 'media' | 'base64'>;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Detects the type from the bytes, not the header. Throws unless a PNG or SVG within the size limit. */
export function pictureOf(bytes: Buffer): Picture {
  if (bytes.length > MAX_PICTURE_BYTES) throw new Error('the picture of the QR code is too large');
  const base64 = bytes.toString('base64');
  if (bytes.subarray(0, PNG.length).equals(PNG)) return { media: 'image/png', base64 };
  const isSvg = /^\uFEFF?\s*(<\?xml|<!DOCTYPE svg|<!--|<svg)/.test(bytes.toString('utf8', 0, 200));
  if (isSvg && bytes.includes('<svg')) return { media: 'image/svg+xml', base64 };
  throw new Error('the picture of the QR code is neither PNG nor SVG');
}

/** Fetches an image from the gateway's own hosts only, against server-side request forgery. Sends no key. */
export async function fetchPicture(
  address: string,
  isOfGateway: (url: URL) => boolean,
): Promise<Picture> {
  let url = new URL(address);
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    if (!isOfGateway(url))
      throw new Error(`the picture of the QR code is at a foreign host: ${url.host}`);
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const onward = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && onward !== null) {
      url = new URL(onward, url);
      continue;
    }
    if (!answer.ok || !answer.body) {
      throw new Error(`the picture of the QR code answered ${String(answer.status)}`);
    }
    return pictureOf(await readBounded(answer.body));
  }
  throw new Error('the picture of the QR code redirects too often');
}

/** Aborts the transfer above the size limit. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_PICTURE_BYTES) break;
  }
  return Buffer.concat(chunks);
}
