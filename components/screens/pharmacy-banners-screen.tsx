import { use } from 'react';
import { BannerGrid } from '@/components/contents/banner-grid';
import { NoBanners } from '@/components/conversations/pharmacy/no-banners';
import { PharmacistCard } from '@/components/conversations/pharmacy/pharmacist-card';
import type { Banner } from '@/lib/contents/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { bannerPage } from '@/lib/pages/content-paths';
import { pagePath } from '@/lib/pages/path-to';
import { PageHead } from './page-head';

interface PharmacyBannersScreenProps {
  readonly locale: Locale;
  readonly banners: readonly Banner[];
}

/** `/pharmacy/banner`: current banners of the pharmacy. */
export function PharmacyBannersScreen({ locale, banners }: PharmacyBannersScreenProps) {
  const intl = use(getIntl(locale, 'conversations-pharmacy'));
  const title = intl.formatMessage({ id: 'conversations-pharmacy.banners' });
  return (
    <>
      <PageHead
        locale={locale}
        trail={[
          {
            name: intl.formatMessage({ id: 'conversations-pharmacy.name' }),
            url: pagePath('/pharmacy'),
          },
          { name: title },
        ]}
        title={title}
        intro={intl.formatMessage({ id: 'conversations-pharmacy.bannersIntro' })}
      />
      {banners.length === 0 ? (
        <NoBanners locale={locale} />
      ) : (
        <BannerGrid locale={locale} banners={banners} pageOf={bannerPage} level={2} />
      )}
      <PharmacistCard locale={locale} />
    </>
  );
}
