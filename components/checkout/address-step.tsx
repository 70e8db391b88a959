'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RadioCard } from '@/components/ui/radio-card';
import type { Address } from '@/lib/api/contract/addresses';
import { formatAddress, fullName } from '@/lib/format/address';
import { useLocale } from '@/lib/i18n/use-locale';
import { addressKeys } from '@/lib/queries/addresses';
import { AddressForm } from './address-form';
import styles from './checkout.module.scss';

interface AddressStepProps {
  readonly addresses: readonly Address[];
  readonly chosenId: number | undefined;
  readonly onChoose: (id: number) => void;
  readonly error: string | undefined;
}

export function AddressStep({ addresses, chosenId, onChoose, error }: AddressStepProps) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const showForm = isAdding || addresses.length === 0;

  const created = async (address: Address) => {
    await queries.invalidateQueries({ queryKey: addressKeys.all });
    onChoose(address.id);
    setAdding(false);
  };

  return (
    <section className={styles.step} aria-labelledby="checkout-address">
      <h2 id="checkout-address">{intl.formatMessage({ id: 'checkout.address' })}</h2>
      <p className={styles.hint}>{intl.formatMessage({ id: 'checkout.homeText' })}</p>
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {addresses.length > 0 && (
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">
            {intl.formatMessage({ id: 'checkout.address' })}
          </legend>
          {addresses.map((address) => (
            <RadioCard
              key={address.id}
              name="address_id"
              value={String(address.id)}
              checked={address.id === chosenId}
              onChange={() => {
                onChoose(address.id);
              }}
              label={
                <>
                  <span>{fullName(address)}</span>
                  {address.is_default && (
                    <Badge tone="info">{intl.formatMessage({ id: 'checkout.default' })}</Badge>
                  )}
                </>
              }
              description={`${formatAddress(address, locale)} · ${address.mobile}`}
            />
          ))}
        </fieldset>
      )}
      {showForm ? (
        <AddressForm
          onCreated={created}
          onCancel={
            addresses.length > 0
              ? () => {
                  setAdding(false);
                }
              : undefined
          }
        />
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            setAdding(true);
          }}
        >
          {intl.formatMessage({ id: 'checkout.addAddress' })}
        </Button>
      )}
    </section>
  );
}
