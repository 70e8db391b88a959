import type { VatAddress } from '@/lib/addresses/contract-vat';
import { fullName } from '@/lib/format/address';
import type { Texts } from '@/lib/i18n/texts';

export function vatName(intl: Texts<'checkout'>, address: VatAddress): string {
  if (address.kind === 'person') return fullName(address);
  const branch =
    address.branch_type === 'head'
      ? intl.formatMessage({ id: 'checkout.headOffice' })
      : intl.formatMessage({ id: 'checkout.branchNamed' }, { number: address.branch_no });
  return `${address.company_name} (${branch})`;
}
