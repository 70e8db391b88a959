import type { Locale } from '@/lib/i18n/locale';
import { AddressToEdit } from './entry-to-edit';
import { MemberScreen } from './member-screen';

interface EditAddressScreenProps {
  readonly locale: Locale;
  readonly addressId: number;
}

export function EditAddressScreen({ locale, addressId }: EditAddressScreenProps) {
  return (
    <MemberScreen locale={locale} titleId="members.editAddress" domains={['members', 'checkout']}>
      <AddressToEdit addressId={addressId} />
    </MemberScreen>
  );
}
