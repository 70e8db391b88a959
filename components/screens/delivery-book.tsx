'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { AddressBook } from '@/components/addresses/address-book';
import { LoadFailed } from '@/components/common/load-failed';
import { Spinner } from '@/components/ui/spinner';
import { formatAddress, fullName } from '@/lib/format/address';
import { useLocale } from '@/lib/i18n/use-locale';
import { addressesQuery } from '@/lib/addresses/queries';

export function DeliveryBook() {
  const intl = useIntl();
  const locale = useLocale();
  const { data, isError, refetch } = useQuery({ ...addressesQuery(locale), staleTime: 0 });
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
    name: fullName(address),
    lines: [formatAddress(address, locale), address.mobile],
    isDefault: address.is_default,
  }));
  return <AddressBook book="addresses" path="/profile/address" entries={entries} />;
}
