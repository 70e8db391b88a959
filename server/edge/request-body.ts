import type { IncomingMessage, ServerResponse } from 'node:http';

/** Bodies of the contract are small; the service checks each kind more tightly. */
export const MAX_BODY_BYTES = 1024 * 1024;

export function hasBody(request: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': transfer } = request.headers;
  return transfer !== undefined || (length !== undefined && length !== '0');
}

export function declaresTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES;
}

/** Tells a client that waits for it to send the body; before anything reads it. */
export function wantBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
}

/** The whole body, or nothing if it is too large: chunked bodies tell their size at the end. */
export function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>();
  const chunks: Buffer[] = [];
  let length = 0;
  const onData = (chunk: Buffer) => {
    length += chunk.length;
    if (length <= MAX_BODY_BYTES) {
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
