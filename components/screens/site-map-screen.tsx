import { use } from 'react';
import { SiteMap } from '@/components/layout/site-map/site-map';
import type { Brand, Category } from '@/lib/catalog/contract';
import type { PageSummary } from '@/lib/pages/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { PageHead } from './page-head';

interface SiteMapScreenProps {
  readonly locale: Locale;
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
  readonly records: readonly PageSummary[];
}

/** The map of the shop for people; the one for search engines is /sitemap.xml. */
export function SiteMapScreen({ locale, ...map }: SiteMapScreenProps) {
  const intl = use(getIntl(locale, 'layout'));
  const title = intl.formatMessage({ id: 'layout.sitemap' });
  return (
    <>
      <PageHead
        locale={locale}
        trail={[{ name: title }]}
        title={title}
        intro={intl.formatMessage({ id: 'layout.sitemap.intro' })}
      />
      <SiteMap locale={locale} {...map} />
    </>
  );
}
