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
    paths: samePath('/banners'),
    title: intl.formatMessage({ id: 'offers.banners' }),
    description: intl.formatMessage({ id: 'offers.bannersIntro' }),
  });
}

export default async function BannersPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, banners] = await Promise.all([
    getIntl(locale, 'catalog', 'offers'),
    readBanners({ locale }),
  ]);
  const title = intl.formatMessage({ id: 'offers.banners' });
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [{ name: title }])}
        title={title}
        intro={intl.formatMessage({ id: 'offers.bannersIntro' })}
      />
      <BannerGrid locale={locale} banners={banners.filter(isWide)} pageOf={bannerPage} level={2} />
    </>
  );
}

/** The picture of the ad is upright. */
function isWide({ placement }: { readonly placement: string }): boolean {
  return placement !== 'modal';
}
