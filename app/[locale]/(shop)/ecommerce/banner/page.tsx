import type { Metadata } from 'next';
import { BannerGrid } from '@/components/banners/banner-grid';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { readBanners } from '@/lib/api/reads';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { bannerPage } from '@/lib/content/banner-page';
import { pageMetadata } from '@/lib/seo/metadata';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'offers');
  return pageMetadata({
    locale,
    paths: samePath('/ecommerce/banner'),
    title: intl.formatMessage({ id: 'offers.shelves' }),
    description: intl.formatMessage({ id: 'offers.shelvesIntro' }),
  });
}

export default async function ShelfBannersPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, banners] = await Promise.all([
    getIntl(locale, 'catalog', 'offers'),
    readBanners({ locale, placement: 'ecommerce' }),
  ]);
  const title = intl.formatMessage({ id: 'offers.shelves' });
  const shop = { name: intl.formatMessage({ id: 'catalog.shop' }), url: '/ecommerce' };
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [shop, { name: title }])}
        title={title}
        intro={intl.formatMessage({ id: 'offers.shelvesIntro' })}
      />
      <BannerGrid locale={locale} banners={banners} pageOf={bannerPage} level={2} />
    </>
  );
}
