import 'server-only';

const TIMEOUT_MS = 15_000;

/** A picture of the service by the path its answers name, wherever the service runs. */
export async function fetchMedia(path: string): Promise<Response> {
  const request = new Request(new URL(path, process.env.API_URL ?? 'http://internal'));
  const service = globalThis.__arunService;
  return service
    ? service(request)
    : fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' });
}
