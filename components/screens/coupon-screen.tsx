import { use } from 'react';
import { CouponOffer } from '@/components/wallet/coupon-offer';
import { Providers } from '@/components/common/providers';
import type { Coupon } from '@/lib/wallet/contract';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pagePath } from '@/lib/pages/path-to';
import { PageHead } from './page-head';

interface CouponScreenProps {
  readonly locale: Locale;
  readonly coupon: Coupon;
  readonly isOver: boolean;
}

/** `/coupons/{id}`. */
export function CouponScreen({ locale, coupon, isOver }: CouponScreenProps) {
  const intl = use(getIntl(locale, 'wallet'));
  return (
    <>
      <PageHead
        locale={locale}
        trail={[
          { name: intl.formatMessage({ id: 'wallet.title' }), url: pagePath('/coupons') },
          { name: coupon.name },
        ]}
        title={coupon.name}
        intro={intl.formatMessage({ id: 'wallet.offerIntro' })}
      />
      <Providers>
        <IntlScope locale={locale} domains={['wallet']}>
          <CouponOffer coupon={coupon} isOver={isOver} />
        </IntlScope>
      </Providers>
    </>
  );
}
