import { MyCoupons } from '@/components/coupons/my-coupons';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

export function MyCouponsScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen locale={locale} titleId="coupons.mine" domains={['coupons', 'account']}>
      <MyCoupons />
    </MemberScreen>
  );
}
