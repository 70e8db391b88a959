'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { AddressBook } from '@/components/addresses/address-book';
import { LoadFailed } from '@/components/common/load-failed';
import { Spinner } from '@/components/ui/spinner';
import { vatName } from '@/components/addresses/vat-name';
import { formatAddress } from '@/lib/format/address';
import { useLocale } from '@/lib/i18n/use-locale';
import { vatAddressesQuery } from '@/lib/addresses/queries-vat';

export function TaxBook() {
  const intl = useIntl();
  const locale = useLocale();
  const { data, isError, refetch } = useQuery({ ...vatAddressesQuery(locale), staleTime: 0 });
  if (isError) {
    return (
      <LoadFailed
        title={intl.formatMessage({ id: 'members.loadError' })}
        retryLabel={intl.formatMessage({ id: 'members.retry' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={intl.formatMessage({ id: 'members.waiting' })} />;
  const entries = data.map((address) => ({
    id: address.id,
    name: vatName(intl, address),
    lines: [address.tax_id, formatAddress(address, locale), address.mobile],
    isDefault: address.is_default,
  }));
  return <AddressBook book="vat-addresses" path="/profile/vat-address" entries={entries} />;
}
