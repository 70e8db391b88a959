import type { Metadata } from 'next';
import { PharmacyScreen } from '@/components/screens/pharmacy-screen';
import { orEmpty, orNothing } from '@/components/common/left-out';
import { readQuestionnaires } from '@/lib/questionnaires/reads';
import { readAllBranches } from '@/lib/branches/reads';
import { readPharmacists, readPharmacyHours } from '@/lib/conversations/reads';
import { readBanners, readContents } from '@/lib/contents/reads';
import { brand } from '@/lib/brand';
import { PHARMACY_TOPICS } from '@/lib/conversations/pictures';
import { brandName } from '@/lib/i18n/brand-name';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'conversations-pharmacy');
  const title = intl.formatMessage({ id: 'conversations-pharmacy.metaTitle' });
  const shop = brandName(locale, brand);
  const description = intl.formatMessage({ id: 'conversations-pharmacy.description' }, { shop });
  return pageMetadata({
    locale,
    page: 'pharmacy',
    title,
    description,
  });
}

export default async function PharmacyPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [hours, team, branches, { entities: articles }, banners, offered] = await Promise.all([
    readPharmacyHours(locale),
    readPharmacists(locale),
    readAllBranches({ locale, service: 'pharmacist' }),
    readContents({ locale, type: 'article', topic: [...PHARMACY_TOPICS], per_page: 4 }),
    orEmpty(readBanners({ locale, placement: 'pharmacy' })),
    orNothing(readQuestionnaires(locale)),
  ]);
  const conditions = offered?.entities ?? [];
  return <PharmacyScreen {...{ locale, hours, team, branches, banners, articles, conditions }} />;
}
