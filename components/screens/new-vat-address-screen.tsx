import type { Locale } from '@/lib/i18n/locale';
import { MemberScreen } from './member-screen';
import { TaxEditor } from './tax-editor';

export function NewVatAddressScreen({ locale }: { readonly locale: Locale }) {
  return (
    <MemberScreen locale={locale} titleId="account.newVatAddress" domains={['account', 'checkout']}>
      <TaxEditor />
    </MemberScreen>
  );
}
