import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { StoredResponse, type Answer } from './stored-response.ts';
import type { Service } from './types.ts';

/** Catalogue reads: shared by all clients, with every change in the change log. */
const KEPT = /^\/api\/v1\/(?:products|categories|brands)(?:[/?]|$)/;
/** Writers must read their own writes. */
const WRITES = /^\/(?:api\/admin|dev)\//;
const FRESH_MS = 1_000;
const MAX_BYTES = 16 * 1024 * 1024;
/** Overhead of an entry in bytes, besides its body. */
const OVERHEAD = 4_096;

interface Kept {
  readonly answer: Answer;
  /** Process time in ms. */
  readonly until: number;
  /** Ready to send; created by the first network request. */
  stored?: StoredResponse;
}

/** Errors are not shared: they carry the id of their request. */
type Outcome =
  | { readonly answer: Answer; readonly refusal?: undefined }
  | { readonly answer?: undefined; readonly refusal: Response };

type Inner = Pick<Service, 'fetch' | 'maintenance' | 'readings'> & {
  onChange(listener: () => void): void;
};

/**
 * Caches public answers of the service for a second, for network clients and pages of this process.
 * Concurrent reads share one request; a change of the catalogue clears all entries.
 */
export function keepPublicReads<Whole extends Inner>(service: Whole) {
  const entries = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    // Both compressed copies together are smaller than the text.
    sizeCalculation: ({ answer }) => 2 * answer.body.length + OVERHEAD,
  });
  const flights = new Map<string, Promise<Outcome>>();

  function forget(): void {
    // Results that began before the change must not be stored.
    flights.clear();
    entries.clear();
  }
  service.onChange(forget);

  function find(key: string): Kept | undefined {
    const kept = entries.get(key);
    return kept && performance.now() < kept.until ? kept : undefined;
  }

  async function load(request: Request): Promise<Outcome> {
    const response = await service.fetch(request);
    const answer = await answerOf(response);
    return answer ? { answer } : { refusal: response };
  }

  /** Joins the read in flight, or starts one. */
  async function read(key: string, request: Request): Promise<Response> {
    const running = flights.get(key);
    const flight = running ?? load(request);
    flights.set(key, flight);
    try {
      const { answer, refusal } = await flight;
      if (!answer) return running ? await service.fetch(request) : refusal;
      if (flights.get(key) === flight)
        entries.set(key, { answer, until: performance.now() + FRESH_MS });
      return responseOf(answer);
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  }

  async function write(request: Request, pathname: string): Promise<Response> {
    try {
      return await service.fetch(request);
    } finally {
      if (WRITES.test(pathname)) forget();
    }
  }

  async function fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (request.method !== 'GET') return write(request, pathname);
    const key = pathname + search;
    const isPublic = KEPT.test(key) && !request.headers.has('authorization');
    if (!isPublic || (await service.maintenance())) return service.fetch(request);
    const kept = find(key);
    return kept ? responseOf(kept.answer) : read(key, request);
  }

  /** The answer to a network request, if cached. */
  async function keptFor({ method, url = '', headers }: IncomingMessage) {
    if (method !== 'GET' || headers.authorization !== undefined) return undefined;
    const kept = find(url);
    if (kept === undefined || (await service.maintenance())) return undefined;
    const { answer } = kept;
    const encoded = { ...answer, headers: [...answer.headers, 'vary', 'Accept-Encoding'] };
    return (kept.stored ??= new StoredResponse(encoded));
  }

  const help = 'Memory of answers that everybody reads';
  const memory = { name: 'shop_read_cache_bytes', help, read: () => entries.calculatedSize };
  return { ...service, fetch, keptFor, readings: [...service.readings, memory] };
}

/** Undefined if the response is not shareable. */
async function answerOf(response: Response): Promise<Answer | undefined> {
  const { status, headers } = response;
  if (status !== 200 || !headers.get('cache-control')?.startsWith('public')) return undefined;
  const { 'content-type': type = '', ...others } = Object.fromEntries(headers);
  const body = Buffer.from(await response.arrayBuffer());
  return { status, type, headers: Object.entries(others).flat(), body };
}

function responseOf({ status, type, headers, body }: Answer): Response {
  const answer = new Response(new Uint8Array(body), { status, headers: { 'content-type': type } });
  for (let index = 0; index < headers.length; index += 2) {
    answer.headers.set(headers[index] ?? '', headers[index + 1] ?? '');
  }
  return answer;
}
