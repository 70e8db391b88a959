import { CouponOffers } from '@/components/coupons/coupon-offers';
import { Providers } from '@/components/layout/providers';
import type { Coupon } from '@/lib/api/contract/wallet';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';

interface CouponsScreenProps {
  readonly locale: Locale;
  readonly coupons: readonly Coupon[];
}

/** `/coupons`: the same for everybody; which of them a member has is known in the browser alone. */
export function CouponsScreen({ locale, coupons }: CouponsScreenProps) {
  return (
    <Providers>
      <IntlScope locale={locale} domains={['coupons']}>
        <CouponOffers coupons={coupons} />
      </IntlScope>
    </Providers>
  );
}
