'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { RadioCard } from '@/components/ui/radio-card';
import type { Address } from '@/lib/addresses/contract';
import { formatAddress, fullName } from '@/lib/format/address';
import { useLocale } from '@/lib/i18n/use-locale';
import { bookKey } from '@/lib/addresses/queries-books';
import { AddressForm } from '@/components/addresses/address-form';
import { useFlow } from './checkout-context';
import { ChoiceGroup } from './choice-group';
import { showChosen } from './focus-choice';

export function AddressChoice() {
  const intl = useIntl();
  const queries = useQueryClient();
  const { addresses, choices, choose } = useFlow();
  // A form restored by a refresh does not take the focus.
  const [isAskedFor, setAskedFor] = useState(false);
  const showForm = choices.newAddress || addresses.length === 0;
  const created = async (address: Address) => {
    await queries.invalidateQueries({ queryKey: bookKey('addresses') });
    const changes = { addressId: address.id, newAddress: false };
    choose(changes);
    showChosen('address_id');
    return changes;
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
              setAskedFor(true);
              choose({ newAddress: true });
            }}
          >
            {intl.formatMessage({ id: 'checkout.addAddress' })}
          </Button>
        )}
      </ChoiceGroup>
      {showForm && (
        <AddressForm
          onCreated={created}
          isAskedFor={isAskedFor}
          onCancel={
            addresses.length > 0
              ? () => {
                  choose({ newAddress: false });
                }
              : undefined
          }
        />
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
        choose({ addressId: address.id, newAddress: false });
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
