import type { Metadata } from 'next';
import { CategoriesScreen } from '@/components/catalog/categories-screen';
import { readCategoryTree } from '@/lib/catalog/reads';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { crumbs } from '@/lib/seo/crumbs';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'catalog');
  const title = intl.formatMessage({ id: 'catalog.categoriesTitle' });
  return pageMetadata({
    locale,
    page: 'categories',
    title,
    description: intl.formatMessage(
      { id: 'catalog.categoriesDescription' },
      { shop: brandName(locale, brand) },
    ),
  });
}

export default async function CategoriesPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, categories] = await Promise.all([
    getIntl(locale, 'catalog'),
    readCategoryTree(locale),
  ]);
  const trail = crumbs(locale, intl, [{ name: intl.formatMessage({ id: 'catalog.categories' }) }]);
  return <CategoriesScreen locale={locale} categories={categories} crumbs={trail} />;
}
