import { RedeemForm } from '@/components/coupons/redeem-form';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

export function RedeemPointsScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen locale={locale} titleId="coupons.redeem" domains={['coupons', 'account']}>
      <RedeemForm />
    </MemberScreen>
  );
}
