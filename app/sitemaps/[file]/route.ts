import { readBrands, readCategoryTree, readProductIndex } from '@/lib/api/reads';
import { productsOfFile, urlSet } from '@/lib/seo/sitemap';
import { sitePages } from '@/lib/seo/site-pages';
import { xmlAnswer } from '@/lib/seo/xml-answer';

export const dynamic = 'force-dynamic';

interface FileContext {
  readonly params: Promise<{ readonly file: string }>;
}

export async function GET(_request: Request, { params }: FileContext): Promise<Response> {
  const { file } = await params;
  if (file === 'pages.xml') {
    const [categories, brands] = await Promise.all([readCategoryTree('en'), readBrands('en')]);
    return xmlAnswer(urlSet(sitePages(categories, brands)));
  }
  const number = /^products-([1-9]\d{0,5})\.xml$/.exec(file)?.[1];
  const pages = number === undefined ? [] : await productsOfFile(readProductIndex, Number(number));
  return pages.length === 0 ? new Response(null, { status: 404 }) : xmlAnswer(urlSet(pages));
}
