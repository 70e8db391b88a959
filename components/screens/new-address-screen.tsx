import type { Locale } from '@/lib/i18n/locale';
import { DeliveryEditor } from './delivery-editor';
import { MemberScreen } from './member-screen';

export function NewAddressScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen locale={locale} titleId="account.newAddress" domains={['account', 'checkout']}>
      <DeliveryEditor />
    </MemberScreen>
  );
}
