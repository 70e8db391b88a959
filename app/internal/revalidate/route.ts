import { revalidateTag } from 'next/cache';

/** Revalidates cache tags. The key is known only to this process, and the front server hides the path. */
export async function POST(request: Request): Promise<Response> {
  const key = process.env.INTERNAL_KEY;
  if (!key || request.headers.get('x-internal-key') !== key)
    return new Response(null, { status: 404 });
  const { tags } = (await request.json()) as { tags: string[] };
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}
