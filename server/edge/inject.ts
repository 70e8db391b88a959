import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NodeHandler } from './types.ts';

export interface Injected {
  readonly method?: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Captured {
  readonly status: number;
  /** Lists are joined; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Response without a client that collects the written output. */
class CaptureResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  override headersSent = false;

  override writeHead(...args: unknown[]): this {
    const [statusCode, second, third] = args;
    this.statusCode = Number(statusCode);
    const headers = typeof second === 'string' ? third : (second ?? third);
    if (Array.isArray(headers)) {
      for (let index = 0; index < headers.length; index += 2) {
        this.appendHeader(String(headers[index]), String(headers[index + 1]));
      }
    } else if (typeof headers === 'object' && headers !== null) {
      this.setHeaders(new Map(Object.entries(headers)));
    }
    this.headersSent = true;
    return this;
  }

  override flushHeaders(): void {
    this.headersSent = true;
  }

  #collect(chunk: unknown, encoding: unknown): void {
    this.headersSent = true;
    if (typeof chunk === 'string') {
      this.#chunks.push(
        Buffer.from(
          chunk,
          Buffer.isEncoding(String(encoding)) ? (String(encoding) as BufferEncoding) : 'utf8',
        ),
      );
    } else if (chunk instanceof Uint8Array) {
      // No copy: Next never reuses a chunk after writing it.
      this.#chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    }
  }

  override write(...args: unknown[]): boolean {
    this.#collect(args[0], args[1]);
    const callback = args.at(-1);
    if (typeof callback === 'function') process.nextTick(callback);
    return true;
  }

  override end(...args: unknown[]): this {
    if (this.writableEnded) return this;
    this.#collect(args[0], args[1]);
    // Node does not set it without a socket; `writableEnded` reads it.
    Object.assign(this, { finished: true });
    const callback = args.find(
      (argument): argument is () => void => typeof argument === 'function',
    );
    process.nextTick(() => {
      callback?.();
      this.emit('finish');
      this.emit('close');
    });
    return this;
  }

  captured(): Captured {
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(this.getHeaders())) {
      if (value !== undefined) headers[name] = single(name, value);
    }
    return { status: this.statusCode, headers, body: Buffer.concat(this.#chunks) };
  }
}

/** Next appends some headers twice, such as `Location` on a first rendering. */
function single(name: string, value: number | string | readonly string[]): string {
  if (typeof value !== 'object') return String(value);
  return name === 'content-type' ? (value[0] ?? '') : [...new Set(value)].join(', ');
}

function requestOf({ method = 'GET', url, headers, body }: Injected): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  request.url = url;
  request.httpVersion = '1.1';
  Object.assign(request.headers, headers);
  request.rawHeaders = Object.entries(headers).flat();
  if (body !== undefined) request.push(body);
  request.push(null);
  request.complete = true;
  return request;
}

/** Calls a node handler in process, without a connection. Rejects after `timeout` milliseconds. */
export async function inject(
  handler: NodeHandler,
  injected: Injected,
  timeout: number,
): Promise<Captured> {
  const request = requestOf(injected);
  const response = new CaptureResponse(request);
  const { promise, resolve, reject } = Promise.withResolvers<Captured>();
  const timer = setTimeout(() => {
    reject(new Error(`No answer within ${timeout} ms`));
    response.destroy();
  }, timeout);
  response.once('finish', () => {
    resolve(response.captured());
  });
  Promise.try(handler, request, response).catch(reject);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    request.destroy();
  }
}
