import { CouponOffer } from '@/components/coupons/coupon-offer';
import { Providers } from '@/components/layout/providers';
import type { Coupon } from '@/lib/api/contract/wallet';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';

interface CouponScreenProps {
  readonly locale: Locale;
  readonly coupon: Coupon;
  readonly isOver: boolean;
}

/** `/coupons/{id}`. */
export function CouponScreen({ locale, coupon, isOver }: CouponScreenProps) {
  return (
    <Providers>
      <IntlScope locale={locale} domains={['coupons']}>
        <CouponOffer coupon={coupon} isOver={isOver} />
      </IntlScope>
    </Providers>
  );
}
