import type { Metadata } from 'next';
import { BannerGrid } from '@/components/banners/banner-grid';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { NoBanners } from '@/components/pharmacy/no-banners';
import { PharmacistCard } from '@/components/pharmacy/pharmacist-card';
import { readBanners } from '@/lib/api/reads';
import { brand } from '@/lib/brand';
import { PHARMACY_BANNERS_PATH, PHARMACY_PATH } from '@/lib/content/paths';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { bannerPage } from '@/lib/content/banner-page';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'pharmacy');
  const title = intl.formatMessage({ id: 'pharmacy.banners' });
  const shop = brandName(locale, brand);
  return pageMetadata({
    locale,
    paths: samePath(PHARMACY_BANNERS_PATH),
    title,
    description: intl.formatMessage({ id: 'pharmacy.bannersDescription' }, { shop }),
    image: ogImage(locale, 'pages', 'pharmacy', title),
  });
}

export default async function PharmacyBannersPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, banners] = await Promise.all([
    getIntl(locale, 'catalog', 'pharmacy'),
    readBanners({ locale, placement: 'pharmacy' }),
  ]);
  const title = intl.formatMessage({ id: 'pharmacy.banners' });
  const pharmacy = { name: intl.formatMessage({ id: 'pharmacy.name' }), url: PHARMACY_PATH };
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [pharmacy, { name: title }])}
        title={title}
        intro={intl.formatMessage({ id: 'pharmacy.bannersIntro' })}
      />
      {banners.length === 0 ? (
        <NoBanners locale={locale} intl={intl} />
      ) : (
        <BannerGrid locale={locale} banners={banners} pageOf={bannerPage} level={2} />
      )}
      <PharmacistCard locale={locale} />
    </>
  );
}
