import type { IntlShape } from 'react-intl';
import type { VatAddress } from '@/lib/api/contract/vat-addresses';
import { fullName } from '@/lib/format/address';

/** A person's name, or a company's with its branch. */
export function vatName(intl: IntlShape, address: VatAddress): string {
  if (address.kind === 'person') return fullName(address);
  const branch =
    address.branch_type === 'head'
      ? intl.formatMessage({ id: 'checkout.headOffice' })
      : intl.formatMessage({ id: 'checkout.branchNamed' }, { number: address.branch_no });
  return `${address.company_name} (${branch})`;
}
