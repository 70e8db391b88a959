import { fetchMedia } from '@/lib/api/media';
import { parseId } from '@/lib/routes';
import { ogPicture } from '@/lib/seo/og-picture';

export const dynamic = 'force-dynamic';

interface FileContext {
  readonly params: Promise<{ readonly file: string }>;
}

const NOT_FOUND = { status: 404 };

export async function GET(_request: Request, { params }: FileContext): Promise<Response> {
  const [, number = ''] = /^(\d+)\.jpg$/.exec((await params).file) ?? [];
  const id = parseId(number);
  if (id === undefined) return new Response(null, NOT_FOUND);
  const picture = await fetchMedia(`/media/products/${String(id)}.webp`);
  if (!picture.ok) return new Response(null, NOT_FOUND);
  return new Response(await ogPicture(await picture.arrayBuffer()), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400, s-maxage=86400',
    },
  });
}
