import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';
import { MyCoupon } from './my-coupon';

interface MyCouponScreenProps {
  readonly locale: Locale;
  readonly couponId: number;
}

export function MyCouponScreen({ locale, couponId }: MyCouponScreenProps) {
  return (
    <MemberScreen locale={locale} titleId="wallet.one" domains={['wallet', 'members']}>
      <MyCoupon couponId={couponId} />
    </MemberScreen>
  );
}
