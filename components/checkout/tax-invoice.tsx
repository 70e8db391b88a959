'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioCard } from '@/components/ui/radio-card';
import type { VatAddress } from '@/lib/addresses/contract-vat';
import { formatAddress } from '@/lib/format/address';
import { useLocale } from '@/lib/i18n/use-locale';
import { bookKey } from '@/lib/addresses/queries-books';
import { useFlow } from './checkout-context';
import styles from './checkout.module.scss';
import { ChoiceGroup } from './choice-group';
import { showChosen } from './focus-choice';
import { VatForm } from '@/components/addresses/vat-form';
import { vatName } from '@/components/addresses/vat-name';

export function TaxInvoice() {
  const intl = useIntl();
  const { choices, choose } = useFlow();
  return (
    <section className={styles.part} aria-labelledby="checkout-invoice">
      <h3 id="checkout-invoice">{intl.formatMessage({ id: 'checkout.invoice' })}</h3>
      <Checkbox
        label={intl.formatMessage({ id: 'checkout.wantInvoice' })}
        checked={choices.wantsInvoice}
        onChange={(event) => {
          choose({ wantsInvoice: event.target.checked });
        }}
      />
      {choices.wantsInvoice && <VatAddresses />}
    </section>
  );
}

function VatAddresses() {
  const intl = useIntl();
  const queries = useQueryClient();
  const { addresses, vatAddresses, vatAddressesLoaded, choices, choose } = useFlow();
  const [isAskedFor, setAskedFor] = useState(false);
  const showForm = choices.newVatAddress || (vatAddressesLoaded && vatAddresses.length === 0);
  const created = async (address: VatAddress) => {
    await queries.invalidateQueries({ queryKey: bookKey('vat-addresses') });
    const changes = { vatAddressId: address.id, newVatAddress: false };
    choose(changes);
    showChosen('vat_address_id');
    return changes;
  };
  return (
    <>
      <ChoiceGroup
        field="vat_address_id"
        legend={intl.formatMessage({ id: 'checkout.vatAddress' })}
        quiet
      >
        {vatAddresses.map((address) => (
          <VatCard key={address.id} address={address} />
        ))}
        {!showForm && (
          <Button
            variant="secondary"
            onClick={() => {
              setAskedFor(true);
              choose({ newVatAddress: true });
            }}
          >
            {intl.formatMessage({ id: 'checkout.addVatAddress' })}
          </Button>
        )}
      </ChoiceGroup>
      {showForm && (
        <VatForm
          address={addresses.find(({ id }) => id === choices.addressId)}
          onCreated={created}
          isAskedFor={isAskedFor}
          onCancel={
            vatAddresses.length > 0
              ? () => {
                  choose({ newVatAddress: false });
                }
              : undefined
          }
        />
      )}
    </>
  );
}

function VatCard({ address }: { readonly address: VatAddress }) {
  const intl = useIntl();
  const locale = useLocale();
  const { choices, choose } = useFlow();
  return (
    <RadioCard
      name="vat_address_id"
      value={String(address.id)}
      checked={address.id === choices.vatAddressId}
      onChange={() => {
        choose({ vatAddressId: address.id, newVatAddress: false });
      }}
      label={vatName(intl, address)}
      description={`${address.tax_id} · ${formatAddress(address, locale)}`}
    />
  );
}
