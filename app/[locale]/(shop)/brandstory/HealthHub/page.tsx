import type { Metadata } from 'next';
import { HealthHub } from '@/components/articles/health-hub';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { PharmacistCard } from '@/components/pharmacy/pharmacist-card';
import { readContents } from '@/lib/api/reads';
import { brand } from '@/lib/brand';
import { HEALTH_HUB_PATH, STORIES_PATH } from '@/lib/content/paths';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';

/** One in large and two rows of three. */
const NEWEST = 7;

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'articles');
  const title = intl.formatMessage({ id: 'articles.hubTitle' });
  const shop = brandName(locale, brand);
  const description = intl.formatMessage({ id: 'articles.hubDescription' }, { shop });
  const image = ogImage(locale, 'pages', 'articles', title);
  return pageMetadata({ locale, paths: samePath(HEALTH_HUB_PATH), title, description, image });
}

export default async function HealthHubPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, contents] = await Promise.all([
    getIntl(locale, 'catalog', 'articles'),
    readContents({ locale, type: 'article', per_page: NEWEST }),
  ]);
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [
          { name: intl.formatMessage({ id: 'articles.stories' }), url: STORIES_PATH },
          { name: intl.formatMessage({ id: 'articles.hub' }) },
        ])}
        title={intl.formatMessage({ id: 'articles.hubTitle' })}
        intro={intl.formatMessage({ id: 'articles.hubIntro' })}
      />
      <HealthHub
        locale={locale}
        intl={intl}
        contents={contents}
        pharmacist={<PharmacistCard locale={locale} />}
      />
    </>
  );
}
