import { fetchMedia } from '@/lib/api/media';

export const dynamic = 'force-dynamic';

interface CardContext {
  readonly params: Promise<{
    readonly locale: string;
    readonly kind: string;
    readonly file: string;
  }>;
}

export async function GET(_request: Request, { params }: CardContext): Promise<Response> {
  const { locale, kind, file } = await params;
  const parts = [locale, kind, file].map(encodeURIComponent).join('/');
  const card = await fetchMedia(`/media/share/${parts}`);
  if (!card.ok) return new Response(null, { status: 404 });
  return new Response(card.body, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400, s-maxage=86400',
    },
  });
}
