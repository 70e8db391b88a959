import type { Metadata } from 'next';
import { BrandDirectory } from '@/components/brands/brand-directory';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { readBrands } from '@/lib/api/reads';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';

async function load({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, all] = await Promise.all([getIntl(locale, 'catalog'), readBrands(locale)]);
  const brands = all.filter(({ product_count: products }) => products > 0);
  const title = intl.formatMessage({ id: 'catalog.brandsTitle' });
  return { locale, intl, brands, title, count: brands.length };
}

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const { locale, intl, title, count } = await load(props);
  const shop = brandName(locale, brand);
  const description = intl.formatMessage({ id: 'catalog.brandsDescription' }, { count, shop });
  const image = ogImage(locale, 'pages', 'brands', title);
  return pageMetadata({ locale, paths: samePath('/brands'), title, description, image });
}

export default async function BrandsPage(props: LocaleParams) {
  const { locale, intl, brands, title, count } = await load(props);
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [{ name: intl.formatMessage({ id: 'catalog.brands' }) }])}
        title={title}
        intro={intl.formatMessage({ id: 'catalog.brandsIntro' }, { count })}
      />
      <BrandDirectory brands={brands} locale={locale} intl={intl} />
    </>
  );
}
