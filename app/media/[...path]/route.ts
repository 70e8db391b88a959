import { fetchMedia } from '@/lib/api/media';

interface MediaRoute {
  readonly params: Promise<{ readonly path: readonly string[] }>;
}

/**
 * Proxies the service's pictures for the image optimizer, which requests them from Next. Browsers get them from the
 * front server.
 */
export async function GET(_request: Request, { params }: MediaRoute): Promise<Response> {
  const { path } = await params;
  return fetchMedia(`/media/${path.map(encodeURIComponent).join('/')}`);
}
