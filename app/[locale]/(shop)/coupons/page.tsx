import type { Metadata } from 'next';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { CouponsScreen } from '@/components/screens/coupons-screen';
import { readCoupons } from '@/lib/api/reads';
import { localeOf, type LocaleParams } from '@/lib/i18n/params';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const intl = await getIntl(locale, 'coupons');
  return pageMetadata({
    locale,
    paths: samePath('/coupons'),
    title: intl.formatMessage({ id: 'coupons.title' }),
    description: intl.formatMessage({ id: 'coupons.offersDescription' }),
  });
}

export default async function CouponsPage({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [intl, coupons] = await Promise.all([
    getIntl(locale, 'catalog', 'coupons'),
    readCoupons(locale),
  ]);
  const title = intl.formatMessage({ id: 'coupons.title' });
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, [{ name: title }])}
        title={title}
        intro={intl.formatMessage({ id: 'coupons.intro' })}
      />
      <CouponsScreen locale={locale} coupons={coupons} />
    </>
  );
}
