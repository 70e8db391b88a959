import type { Metadata } from 'next';
import { HealthHubScreen } from '@/components/screens/health-hub-screen';
import { readContents } from '@/lib/contents/reads';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

/** One large article and two rows of three. */
const NEWEST = 7;

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'contents');
  const title = intl.formatMessage({ id: 'contents.hubTitle' });
  const shop = brandName(locale, brand);
  const description = intl.formatMessage({ id: 'contents.hubDescription' }, { shop });
  return pageMetadata({
    locale,
    page: 'healthHub',
    title,
    description,
  });
}

export default async function HealthHubPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const contents = await readContents({ locale, type: 'article', per_page: NEWEST });
  return <HealthHubScreen locale={locale} contents={contents} />;
}
