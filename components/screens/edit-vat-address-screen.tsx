import type { Locale } from '@/lib/i18n/locale';
import { VatAddressToEdit } from './entry-to-edit';
import { MemberScreen } from './member-screen';

interface EditVatAddressScreenProps {
  readonly locale: Locale;
  readonly addressId: number;
}

export function EditVatAddressScreen({ locale, addressId }: EditVatAddressScreenProps) {
  return (
    <MemberScreen
      locale={locale}
      titleId="members.editVatAddress"
      domains={['members', 'checkout']}
    >
      <VatAddressToEdit addressId={addressId} />
    </MemberScreen>
  );
}
