import { connect, type Socket } from 'node:net';

export interface Load {
  readonly rate: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly failures: number;
}

export interface LoadOptions {
  readonly port: number;
  /** Returns the n-th request, made by `wire()`; undefined ends the load. */
  readonly next: (n: number) => Buffer | undefined;
  readonly seconds: number;
  readonly connections?: number;
  readonly status?: number;
}

interface WireOptions {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export const BROTLI: WireOptions = { headers: { 'Accept-Encoding': 'br' } };

export function wire(path: string, options: WireOptions = {}): Buffer {
  const { method = 'GET', headers = {}, body = '' } = options;
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([k, v]) => `${k}: ${v}`);
  const length = method === 'POST' ? [`Content-Length: ${String(Buffer.byteLength(body))}`] : [];
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, ...length, '', body].join('\r\n'));
}

/**
 * Keeps this number of connections busy, one request at a time each; loopback only. Uses raw HTTP: load generators on
 * npm saturate a core at a quarter of a bare server's rate and would hide differences.
 */
export async function load(options: LoadOptions): Promise<Load> {
  const { connections = 32, seconds } = options;
  const latencies: number[] = [];
  const startedAt = performance.now();
  const endAt = startedAt + seconds * 1000;
  let sent = 0;
  const take = () => (performance.now() < endAt ? options.next(sent++) : undefined);
  const failures = await Promise.all(
    Array.from({ length: connections }, () => drive(options, take, latencies)),
  );
  const elapsed = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    rate: latencies.length / elapsed,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    failures: failures.reduce((sum, count) => sum + count, 0),
  };
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Drives one connection until there are no more requests. Resolves to the number of failures. */
function drive(
  { port, status = 200 }: LoadOptions,
  take: () => Buffer | undefined,
  latencies: number[],
): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const reader = new AnswerReader();
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let failures = 0;
  let sentAt = 0;
  const send = () => {
    const request = take();
    if (request === undefined) {
      socket.destroy();
      resolve(failures);
      return;
    }
    sentAt = performance.now();
    socket.write(request);
  };
  socket.on('connect', send);
  socket.on('data', (chunk) => {
    const answered = reader.read(chunk);
    if (answered === undefined) return;
    latencies.push(performance.now() - sentAt);
    if (answered !== status) failures += 1;
    send();
  });
  const broken = () => {
    resolve(failures + 1);
  };
  socket.once('error', broken);
  socket.once('end', broken);
  return promise;
}

const HEAD_END = '\r\n\r\n';
const CHUNKS_END = Buffer.from('0\r\n\r\n');

class AnswerReader {
  #head: Buffer = Buffer.alloc(0);
  #status = 0;
  /** Remaining bytes of the body; -1 while reading the head, Infinity for chunked. */
  #missing = -1;

  read(chunk: Buffer): number | undefined {
    if (this.#missing === -1) return this.#readHead(chunk);
    return this.#readBody(chunk);
  }

  #readHead(chunk: Buffer): number | undefined {
    const bytes = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk]);
    const end = bytes.indexOf(HEAD_END);
    if (end === -1) {
      this.#head = bytes;
      return undefined;
    }
    const head = bytes.toString('latin1', 0, end);
    this.#head = Buffer.alloc(0);
    this.#status = Number(head.slice(9, 12));
    const length = /\ncontent-length: *(\d+)/i.exec(head)?.[1];
    const chunked = length === undefined && /\ntransfer-encoding: *chunked/i.test(head);
    this.#missing = chunked ? Infinity : Number(length ?? 0);
    return this.#readBody(bytes.subarray(end + HEAD_END.length));
  }

  #readBody(bytes: Buffer): number | undefined {
    const whole =
      this.#missing === Infinity
        ? bytes.subarray(-CHUNKS_END.length).equals(CHUNKS_END)
        : (this.#missing -= bytes.length) <= 0;
    if (!whole) return undefined;
    this.#missing = -1;
    return this.#status;
  }
}
