'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo, type PlainPath } from '@/lib/pages/path-to';
import { addressesQuery } from '@/lib/addresses/queries';
import { vatAddressesQuery } from '@/lib/addresses/queries-vat';
import { DeliveryEditor } from './delivery-editor';
import { TaxEditor } from './tax-editor';

interface EntryToEditProps {
  readonly addressId: number;
}

export function AddressToEdit({ addressId }: EntryToEditProps) {
  const query = useQuery(addressesQuery(useLocale()));
  const address = query.data?.find(({ id }) => id === addressId);
  if (address) return <DeliveryEditor address={address} />;
  return <NoEntry query={query} list="/profile/address" />;
}

export function VatAddressToEdit({ addressId }: EntryToEditProps) {
  const query = useQuery(vatAddressesQuery(useLocale()));
  const address = query.data?.find(({ id }) => id === addressId);
  if (address) return <TaxEditor address={address} />;
  return <NoEntry query={query} list="/profile/vat-address" />;
}

interface NoEntryProps {
  readonly query: { readonly isError: boolean; readonly data: unknown; refetch(): unknown };
  readonly list: PlainPath;
}

/** It is asked for, could not be loaded, or is none of the member's. */
function NoEntry({ query, list }: NoEntryProps) {
  const intl = useIntl();
  const locale = useLocale();
  if (query.isError) {
    return (
      <LoadFailed
        title={intl.formatMessage({ id: 'members.loadError' })}
        retryLabel={intl.formatMessage({ id: 'members.retry' })}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <Spinner label={intl.formatMessage({ id: 'members.waiting' })} />;
  return (
    <EmptyState
      image="/images/not-found.svg"
      title={intl.formatMessage({ id: 'members.noAddress' })}
      action={
        <ButtonLink href={pathTo(locale, list)}>
          {intl.formatMessage({ id: 'members.toAddresses' })}
        </ButtonLink>
      }
    />
  );
}
