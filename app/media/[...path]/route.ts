import { fetchMedia } from '@/lib/api/media';

interface MediaRoute {
  readonly params: Promise<{ readonly path: readonly string[] }>;
}

/** Where the image optimizer, which asks Next itself, finds the service's pictures. Browsers get them from the front server. */
export async function GET(_request: Request, { params }: MediaRoute): Promise<Response> {
  const { path } = await params;
  return fetchMedia(`/media/${path.map(encodeURIComponent).join('/')}`);
}
