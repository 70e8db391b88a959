'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { RadioCard } from '@/components/ui/radio-card';
import type { Address } from '@/lib/api/contract/addresses';
import { formatAddress, fullName } from '@/lib/format/address';
import { useLocale } from '@/lib/i18n/use-locale';
import { addressKeys } from '@/lib/queries/addresses';
import { AddressForm } from './address-form';
import { useFlow } from './checkout-context';
import { ChoiceGroup } from './choice-group';

export function AddressChoice() {
  const intl = useIntl();
  const queries = useQueryClient();
  const { addresses, choose } = useFlow();
  const [isAdding, setAdding] = useState(false);
  const showForm = isAdding || addresses.length === 0;
  const close = () => {
    setAdding(false);
  };
  const created = async (address: Address) => {
    await queries.invalidateQueries({ queryKey: addressKeys.all });
    choose({ addressId: address.id });
    close();
  };
  return (
    <>
      <ChoiceGroup field="address_id" legend={intl.formatMessage({ id: 'checkout.address' })}>
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} />
        ))}
        {!showForm && (
          <Button
            variant="secondary"
            onClick={() => {
              setAdding(true);
            }}
          >
            {intl.formatMessage({ id: 'checkout.addAddress' })}
          </Button>
        )}
      </ChoiceGroup>
      {showForm && (
        <AddressForm onCreated={created} onCancel={addresses.length > 0 ? close : undefined} />
      )}
    </>
  );
}

function AddressCard({ address }: { readonly address: Address }) {
  const intl = useIntl();
  const locale = useLocale();
  const { choices, choose } = useFlow();
  return (
    <RadioCard
      name="address_id"
      value={String(address.id)}
      checked={address.id === choices.addressId}
      onChange={() => {
        choose({ addressId: address.id });
      }}
      label={
        <>
          {fullName(address)}{' '}
          {address.is_default && (
            <Badge tone="info">{intl.formatMessage({ id: 'checkout.default' })}</Badge>
          )}
        </>
      }
      description={`${formatAddress(address, locale)} · ${address.mobile}`}
    />
  );
}
