import { absoluteUrl } from '@/lib/seo/urls';

export const dynamic = 'force-dynamic';

/** Everything may be crawled: pages excluded from the index declare it themselves, which a crawler has to read. */
export function GET(): Response {
  const text = ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''];
  return new Response(text.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, s-maxage=3600, stale-while-revalidate=86400',
    },
  });
}
