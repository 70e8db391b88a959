import type { IncomingMessage, ServerResponse } from 'node:http';
import { PICTURE_MAX_BYTES, takesPicture } from '../../lib/uploads/contract-values.ts';

/** Upper limit for bodies of the contract; the service validates each kind more strictly. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Longer than any form submitted by guests. */
const MAX_GUEST_BYTES = 16 * 1024;
/** Signed callbacks of providers; a charge carries its whole history. */
const MAX_CALLBACK_BYTES = 256 * 1024;
const CALLBACKS = '/api/v1/payments/webhooks/';
/** A picture with its form overhead. */
const MAX_UPLOAD_BYTES = PICTURE_MAX_BYTES + 16 * 1024;

/** Limits known before a body arrives. */
export interface BodyRule {
  readonly maxBytes: number;
  /** Limit in bytes without a sign-in. */
  readonly guestBytes: number;
  /** Pictures are large and accepted only with a sign-in. */
  readonly isUpload: boolean;
}

export function bodyRule(method: string, path: string): BodyRule {
  if (takesPicture(method, path))
    return { isUpload: true, maxBytes: MAX_UPLOAD_BYTES, guestBytes: 0 };
  const guestBytes = path.startsWith(CALLBACKS) ? MAX_CALLBACK_BYTES : MAX_GUEST_BYTES;
  return { isUpload: false, maxBytes: MAX_BODY_BYTES, guestBytes };
}

/** Whether a body may exceed the guest limit; a chunked one has no declared length. */
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

/** Sends "100 Continue" to a client that waits for it; call before reading. */
export function wantBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
}

/** The whole body, or undefined if too large: a chunked body's size is known only at its end. */
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
