import { readProductIndex } from '@/lib/catalog/reads';
import { productFiles, sitemapIndex } from '@/lib/seo/sitemap';
import { xmlAnswer } from '@/lib/seo/xml-answer';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const files = await productFiles(readProductIndex);
  return xmlAnswer(
    sitemapIndex([
      '/sitemaps/pages.xml',
      ...files.map((file) => `/sitemaps/products-${String(file)}.xml`),
    ]),
  );
}
