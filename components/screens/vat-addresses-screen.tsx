import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';
import { TaxBook } from './tax-book';

export function VatAddressesScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen locale={locale} titleId="account.vatAddresses" domains={['account', 'checkout']}>
      <TaxBook />
    </MemberScreen>
  );
}
