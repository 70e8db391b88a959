import type { IncomingMessage, ServerResponse } from 'node:http';
import { PICTURE_MAX_BYTES, takesPicture } from '../../lib/api/contract/upload-values.ts';

/** Bodies of the contract are small; the service checks each kind more tightly. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Longer than any form that guests send. */
const MAX_GUEST_BYTES = 16 * 1024;
/** Providers sign what they tell, a charge with all that happened to it. */
const MAX_CALLBACK_BYTES = 256 * 1024;
const CALLBACKS = '/api/v1/payments/webhooks/';
/** A picture, and the form around it. */
const MAX_UPLOAD_BYTES = PICTURE_MAX_BYTES + 16 * 1024;

/** What may be said of a body before it has come. */
export interface BodyRule {
  readonly maxBytes: number;
  /** Limit in bytes without a sign-in. */
  readonly guestBytes: number;
  /** Pictures are large: they are read for who is signed in alone. */
  readonly isUpload: boolean;
}

export function bodyRule(method: string, path: string): BodyRule {
  if (takesPicture(method, path))
    return { isUpload: true, maxBytes: MAX_UPLOAD_BYTES, guestBytes: 0 };
  const guestBytes = path.startsWith(CALLBACKS) ? MAX_CALLBACK_BYTES : MAX_GUEST_BYTES;
  return { isUpload: false, maxBytes: MAX_BODY_BYTES, guestBytes };
}

/** Whether a body may be longer than those of guests: a chunked one does not tell before its end. */
export function mayBeLong({ headers }: IncomingMessage, { guestBytes }: BodyRule): boolean {
  const isChunked = headers['transfer-encoding'] !== undefined;
  return isChunked || Number(headers['content-length'] ?? 0) > guestBytes;
}

export function hasBody(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': transfer } = request.headers;
  return transfer !== undefined || (length !== undefined && length !== '0');
}

export function declaresTooMuch(request: IncomingMessage, maxBytes: number): boolean {
  return Number(request.headers['content-length'] ?? 0) > maxBytes;
}

/** Tells a client that waits for it to send the body; before anything reads it. */
export function wantBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
}

/** The whole body, or nothing if it is too large: chunked bodies tell their size at the end. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>();
  const chunks: Buffer[] = [];
  let length = 0;
  const onData = (chunk: Buffer) => {
    length += chunk.length;
    if (length <= maxBytes) {
      chunks.push(chunk);
      return;
    }
    request.off('data', onData);
    request.pause();
    resolve(undefined);
  };
  request.on('data', onData);
  request.once('end', () => {
    resolve(Buffer.concat(chunks));
  });
  request.once('error', reject);
  request.once('close', () => {
    if (!request.complete) reject(new Error('The client left before its request was complete'));
  });
  return promise;
}
