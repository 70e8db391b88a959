import { CONTENT_TYPES, type Content, type ContentType } from '@/lib/contents/contract';
import { readQuestionnaires } from '@/lib/questionnaires/reads';
import { readAllBranches } from '@/lib/branches/reads';
import { readPages } from '@/lib/pages/reads';
import { readBanners, readContents } from '@/lib/contents/reads';
import { readPromotionGroups } from '@/lib/offers/reads';
import { readBrands, readCategoryTree, readProductIndex } from '@/lib/catalog/reads';
import { productsOfFile, urlSet } from '@/lib/seo/sitemap';
import { sitePages } from '@/lib/seo/site-pages';
import { xmlAnswer } from '@/lib/seo/xml-answer';

export const dynamic = 'force-dynamic';

/** Page size of the service. */
const AT_ONCE = 100;

async function readAllContents(): Promise<readonly Content[]> {
  return (await Promise.all(CONTENT_TYPES.map(readAllOf))).flat();
}

async function readAllOf(type: ContentType): Promise<readonly Content[]> {
  const all: Content[] = [];
  for (let page = 1; ; page += 1) {
    const { entities, total } = await readContents({ type, page, per_page: AT_ONCE });
    all.push(...entities);
    if (all.length >= total || entities.length === 0) return all;
  }
}

interface FileContext {
  readonly params: Promise<{ readonly file: string }>;
}

export async function GET(_request: Request, { params }: FileContext): Promise<Response> {
  const { file } = await params;
  if (file === 'pages.xml') {
    const [categories, brands, contents, promotions, banners, records, branches, conditions] =
      await Promise.all([
        readCategoryTree('en'),
        readBrands('en'),
        readAllContents(),
        readPromotionGroups('en'),
        readBanners({ locale: 'en' }),
        readPages('en'),
        readAllBranches({ locale: 'en' }),
        readQuestionnaires('en'),
      ]);
    const pages = sitePages({
      categories,
      brands,
      contents,
      promotions,
      banners,
      records,
      branches,
      conditions: conditions.entities,
    });
    return xmlAnswer(urlSet(pages));
  }
  const number = /^products-([1-9]\d{0,5})\.xml$/.exec(file)?.[1];
  const pages = number === undefined ? [] : await productsOfFile(readProductIndex, Number(number));
  return pages.length === 0 ? new Response(null, { status: 404 }) : xmlAnswer(urlSet(pages));
}
