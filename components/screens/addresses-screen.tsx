import type { Locale } from '@/lib/i18n/locale';
import { DeliveryBook } from './delivery-book';
import { MemberScreen } from './member-screen';

export function AddressesScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen locale={locale} titleId="account.addresses" domains={['account']}>
      <DeliveryBook />
    </MemberScreen>
  );
}
