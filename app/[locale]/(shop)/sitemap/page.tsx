import type { Metadata } from 'next';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { SiteMap } from '@/components/layout/site-map/site-map';
import { readBrands, readCategoryTree, readPages } from '@/lib/api/reads';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'layout');
  const shop = brandName(locale, brand);
  return pageMetadata({
    locale,
    paths: samePath('/sitemap'),
    title: intl.formatMessage({ id: 'layout.sitemap' }),
    description: intl.formatMessage({ id: 'layout.sitemap.description' }, { shop }),
  });
}

/** The map of the shop for people; the one for search engines is /sitemap.xml. */
export default async function SitemapPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, categories, brands, records] = await Promise.all([
    getIntl(locale, 'layout', 'catalog'),
    readCategoryTree(locale),
    readBrands(locale),
    readPages(locale),
  ]);
  const title = intl.formatMessage({ id: 'layout.sitemap' });
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [{ name: title }])}
        title={title}
        intro={intl.formatMessage({ id: 'layout.sitemap.intro' })}
      />
      <SiteMap
        locale={locale}
        intl={intl}
        categories={categories}
        brands={brands}
        records={records}
      />
    </>
  );
}
