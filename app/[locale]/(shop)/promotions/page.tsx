import type { Metadata } from 'next';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { PromotionsScreen } from '@/components/offers/promotions-screen';
import { readPromotionGroups } from '@/lib/api/reads';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { ogImage } from '@/lib/seo/og';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'offers');
  const title = intl.formatMessage({ id: 'offers.promotions' });
  return pageMetadata({
    locale,
    paths: samePath('/promotions'),
    title,
    description: intl.formatMessage({ id: 'offers.promotionsDescription' }),
    image: ogImage(locale, 'pages', 'promotions', title),
  });
}

export default async function PromotionsPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, groups] = await Promise.all([
    getIntl(locale, 'catalog', 'offers'),
    readPromotionGroups(locale),
  ]);
  const title = intl.formatMessage({ id: 'offers.promotions' });
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [{ name: title }])}
        title={title}
        intro={intl.formatMessage({ id: 'offers.promotionsIntro' })}
      />
      <PromotionsScreen locale={locale} groups={groups} />
    </>
  );
}
