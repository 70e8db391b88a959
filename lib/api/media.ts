import 'server-only';

const TIMEOUT_MS = 15_000;

/** Fetches a picture by its service path, in-process or remote. */
export async function fetchMedia(path: string): Promise<Response> {
  const request = new Request(new URL(path, process.env.API_URL ?? 'http://internal'));
  const service = globalThis.__shopService;
  return service
    ? service(request)
    : fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' });
}
