import type { Metadata } from 'next';
import { ArticleStrip } from '@/components/articles/article-strip';
import { BannerGrid } from '@/components/banners/banner-grid';
import { Trail } from '@/components/catalog/trail';
import { orEmpty } from '@/components/layout/left-out';
import { PharmacyScreen } from '@/components/pharmacy/pharmacy-screen';
import {
  readBanners,
  readBranches,
  readContents,
  readPharmacists,
  readPharmacyHours,
} from '@/lib/api/reads';
import { brand } from '@/lib/brand';
import { PHARMACY_ARTICLES_PATH, PHARMACY_PATH } from '@/lib/content/paths';
import { PHARMACY_TOPICS } from '@/lib/content/pharmacy';
import { bannerPage } from '@/lib/content/banner-page';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';

const ALL_BRANCHES = 100;

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'pharmacy');
  const title = intl.formatMessage({ id: 'pharmacy.metaTitle' });
  const shop = brandName(locale, brand);
  const description = intl.formatMessage({ id: 'pharmacy.description' }, { shop });
  const image = ogImage(locale, 'pages', 'pharmacy', title);
  return pageMetadata({ locale, paths: samePath(PHARMACY_PATH), title, description, image });
}

export default async function PharmacyPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, hours, team, branches, { entities: articles }, banners] = await Promise.all([
    getIntl(locale, 'catalog', 'pharmacy'),
    readPharmacyHours(locale),
    readPharmacists(locale),
    readBranches({ locale, service: 'pharmacist', per_page: ALL_BRANCHES }),
    readContents({ locale, type: 'article', topic: [...PHARMACY_TOPICS], per_page: 4 }),
    orEmpty(readBanners({ locale, placement: 'pharmacy' })),
  ]);
  return (
    <>
      <Trail
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [{ name: intl.formatMessage({ id: 'pharmacy.name' }) }])}
      />
      <PharmacyScreen
        locale={locale}
        intl={intl}
        hours={hours}
        team={team}
        branches={branches}
        hasBanners={banners.length > 0}
        banners={<BannerGrid locale={locale} banners={banners} pageOf={bannerPage} level={3} />}
        articles={
          <ArticleStrip locale={locale} articles={articles} path={PHARMACY_ARTICLES_PATH} />
        }
      />
    </>
  );
}
