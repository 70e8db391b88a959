import { RedeemHistory } from '@/components/coupons/redeem-history';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

export function RedeemHistoryScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen locale={locale} titleId="coupons.history" domains={['coupons', 'account']}>
      <RedeemHistory />
    </MemberScreen>
  );
}
