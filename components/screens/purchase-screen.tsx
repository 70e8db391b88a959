import { Purchases } from '@/components/account/purchases';
import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';

export function PurchaseScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen
      locale={locale}
      titleId="account.purchases"
      domains={['account', 'catalog', 'wishes']}
    >
      <Purchases />
    </MemberScreen>
  );
}
