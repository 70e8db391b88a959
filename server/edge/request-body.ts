import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bodies of the contract are small; pictures come as forms. The service checks each kind more tightly. */
export const MAX_BODY_BYTES = 1024 * 1024;
export const MAX_UPLOAD_BYTES = 12 * 1024 * 1024;

export function bodyLimit(request: IncomingMessage): number {
  const type = request.headers['content-type'] ?? '';
  return type.startsWith('multipart/form-data') ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
}

export function hasBody(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': transfer } = request.headers;
  return transfer !== undefined || (length !== undefined && length !== '0');
}

export function declaresTooMuch(request: IncomingMessage, limit: number): boolean {
  return Number(request.headers['content-length'] ?? 0) > limit;
}

/** Tells a client that waits for it to send the body; before anything reads it. */
export function wantBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
}

/** The whole body, or nothing if it is larger than `limit`: chunked bodies tell their size at the end. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>();
  const chunks: Buffer[] = [];
  let length = 0;
  const onData = (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) {
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
