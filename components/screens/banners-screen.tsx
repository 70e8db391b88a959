import { use } from 'react';
import { BannerGrid } from '@/components/contents/banner-grid';
import type { Banner } from '@/lib/contents/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { bannerPage } from '@/lib/pages/content-paths';
import { pagePath } from '@/lib/pages/path-to';
import { PageHead } from './page-head';

interface BannersScreenProps {
  readonly locale: Locale;
  readonly banners: readonly Banner[];
}

/** `/banners`: all that have a page. */
export function BannersScreen({ locale, banners }: BannersScreenProps) {
  const intl = use(getIntl(locale, 'offers'));
  const title = intl.formatMessage({ id: 'offers.banners' });
  return (
    <>
      <PageHead
        locale={locale}
        trail={[{ name: title }]}
        title={title}
        intro={intl.formatMessage({ id: 'offers.bannersIntro' })}
      />
      <BannerGrid locale={locale} banners={banners} pageOf={bannerPage} level={2} />
    </>
  );
}

/** `/ecommerce/banner`: banners of the product lists. */
export function ShelfBannersScreen({ locale, banners }: BannersScreenProps) {
  const intl = use(getIntl(locale, 'catalog', 'offers'));
  const title = intl.formatMessage({ id: 'offers.shelves' });
  const shop = { name: intl.formatMessage({ id: 'catalog.shop' }), url: pagePath('/ecommerce') };
  return (
    <>
      <PageHead
        locale={locale}
        trail={[shop, { name: title }]}
        title={title}
        intro={intl.formatMessage({ id: 'offers.shelvesIntro' })}
      />
      <BannerGrid locale={locale} banners={banners} pageOf={bannerPage} level={2} />
    </>
  );
}
