import type { Metadata } from 'next';
import { ExclusiveBrands } from '@/components/brands/exclusive-brands';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { readBrand, readExclusiveBrands } from '@/lib/api/reads';
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
  const intl = await getIntl(locale, 'catalog');
  const shop = { shop: brandName(locale, brand) };
  return { locale, intl, shop, title: intl.formatMessage({ id: 'catalog.exclusiveTitle' }, shop) };
}

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const { locale, intl, shop, title } = await load(props);
  const description = intl.formatMessage({ id: 'catalog.exclusiveDescription' }, shop);
  const image = ogImage(locale, 'pages', 'exclusive', title);
  return pageMetadata({ locale, paths: samePath('/brands/exclusive'), title, description, image });
}

export default async function ExclusiveBrandsPage(props: LocaleParams) {
  const { locale, intl, shop, title } = await load(props);
  const exclusive = await readExclusiveBrands(locale);
  const brands = await Promise.all(exclusive.map(({ id }) => readBrand(id, locale)));
  const trail = [
    { name: intl.formatMessage({ id: 'catalog.brands' }), url: '/brands' },
    { name: title },
  ];
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, trail)}
        title={title}
        intro={intl.formatMessage({ id: 'catalog.exclusiveIntro' }, shop)}
      />
      <ExclusiveBrands brands={brands} locale={locale} intl={intl} />
    </>
  );
}
