import { notFound } from 'next/navigation';
import { orEmpty } from '@/components/common/left-out';
import { readBrand, readBrandCategories } from '@/lib/catalog/reads';
import { orNotFound } from '@/lib/api/server';
import { localeOf } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pagePath, pathTo } from '@/lib/pages/path-to';
import type { PageParams } from '@/lib/pages/search-params';
import { parseId } from '@/lib/pages/segments';
import { loadList } from '../../../load-list';

export interface BrandPageProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
  readonly searchParams: Promise<PageParams<'brand'>>;
}

export async function loadPage({ params, searchParams }: BrandPageProps) {
  const locale = await localeOf(params);
  const id = parseId((await params).id);
  if (id === undefined) notFound();
  const brand = await orNotFound(readBrand(id, locale));
  const [intl, categories, list] = await Promise.all([
    getIntl(locale, 'catalog', 'wishes'),
    orEmpty(readBrandCategories(brand.brand_code, locale)),
    loadList(locale, searchParams, { brand: id }),
  ]);
  const name = brand.brand_name;
  return {
    locale,
    intl,
    brand,
    categories,
    ...list,
    path: pathTo(locale, '/brands/:brand', { brand: id }),
    title: name,
    trail: [
      { name: intl.formatMessage({ id: 'catalog.brands' }), url: pagePath('/brands') },
      { name },
    ],
  };
}
