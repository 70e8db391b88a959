import { fetchMedia } from '@/lib/api/media';

export const dynamic = 'force-dynamic';

/** The front server answers shoppers itself; this is for the image optimizer, which asks only Next. */
export async function GET(request: Request): Promise<Response> {
  return fetchMedia(new URL(request.url).pathname);
}
