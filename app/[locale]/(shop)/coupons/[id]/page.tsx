import type { Metadata } from 'next';
import { DirectoryHead } from '@/components/catalog/directory-head';
import { CouponScreen } from '@/components/screens/coupon-screen';
import { getIntl } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { samePath } from '@/lib/seo/urls';
import { crumbs } from '@/lib/seo/crumbs';
import { loadCoupon, type CouponProps } from './load-coupon';

export async function generateMetadata({ params }: CouponProps): Promise<Metadata> {
  const { locale, coupon } = await loadCoupon(params);
  return pageMetadata({
    locale,
    paths: samePath(`/coupons/${String(coupon.id)}`),
    title: coupon.name,
    description: coupon.description,
    index: false,
  });
}

export default async function CouponPage({ params }: CouponProps) {
  const { locale, coupon, isOver } = await loadCoupon(params);
  const intl = await getIntl(locale, 'catalog', 'coupons');
  const trail = [
    { name: intl.formatMessage({ id: 'coupons.title' }), url: '/coupons' },
    { name: coupon.name },
  ];
  return (
    <>
      <DirectoryHead
        label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
        crumbs={crumbs(locale, intl, trail)}
        title={coupon.name}
        intro={intl.formatMessage({ id: 'coupons.offerIntro' })}
      />
      <CouponScreen locale={locale} coupon={coupon} isOver={isOver} />
    </>
  );
}
