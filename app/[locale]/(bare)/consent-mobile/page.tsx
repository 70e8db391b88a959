import type { Metadata } from 'next';
import { ConsentScreen } from '@/components/consents/consent-screen';
import { readConsentLetter } from '@/lib/consents/reads';
import { brand } from '@/lib/brand';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

async function load({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, { letter }] = await Promise.all([getIntl(locale, 'consents'), readConsentLetter()]);
  return { locale, intl, letter };
}

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const { locale, intl, letter } = await load(props);
  const title = locale === 'th' ? letter?.title_th : letter?.title_en;
  return pageMetadata({
    locale,
    page: 'mobileConsent',
    title: title ?? intl.formatMessage({ id: 'consents.none' }),
    description: intl.formatMessage(
      { id: 'consents.description' },
      { shop: brandName(locale, brand) },
    ),
  });
}

export default async function MobileConsentPage(props: LocaleParams) {
  return <ConsentScreen {...await load(props)} />;
}
