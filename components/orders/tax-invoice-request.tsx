'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LateVatForm } from '@/components/addresses/late-vat-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RadioCard } from '@/components/ui/radio-card';
import { Spinner } from '@/components/ui/spinner';
import type { VatAddress } from '@/lib/addresses/contract-vat';
import { normalizeError } from '@/lib/api/error';
import { formatAddress, fullName } from '@/lib/format/address';
import { useLocale } from '@/lib/i18n/use-locale';
import { bookKey } from '@/lib/addresses/queries-books';
import { refreshOrders, requestTaxInvoiceMutation } from '@/lib/orders/queries';
import { vatAddressesQuery } from '@/lib/addresses/queries-vat';
import { LoadError } from './load-error';
import styles from './orders.module.scss';

interface TaxInvoiceRequestProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** Whom the invoice is made out to: one of the member's tax addresses, or a new one. */
export function TaxInvoiceRequest({ orderId, onClose }: TaxInvoiceRequestProps) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const { data: addresses, isError, refetch } = useQuery(vatAddressesQuery(locale));
  const [chosen, setChosen] = useState<number>();
  const [adding, setAdding] = useState(false);
  const ask = useMutation({
    ...requestTaxInvoiceMutation(locale, orderId),
    onSettled: () => refreshOrders(queries),
  });
  if (isError && !addresses) return <LoadError onRetry={() => void refetch()} />;
  if (!addresses) return <Spinner label={intl.formatMessage({ id: 'orders.waiting' })} />;
  if (adding || addresses.length === 0) {
    const stop = () => {
      setAdding(false);
    };
    return (
      <LateVatForm
        onCreated={(id) => {
          setChosen(id);
          stop();
          void queries.invalidateQueries({ queryKey: bookKey('vat-addresses') });
        }}
        onCancel={addresses.length > 0 ? stop : onClose}
      />
    );
  }
  const selected = chosen ?? addresses[0]?.id;
  return (
    <>
      <Choice addresses={addresses} chosen={selected} onChoose={setChosen} />
      {ask.isError && (
        <Notice tone="danger" role="alert">
          {normalizeError(ask.error).message}
        </Notice>
      )}
      <Button
        block
        busy={ask.isPending}
        onClick={() => {
          if (selected !== undefined) ask.mutate(selected);
        }}
      >
        {intl.formatMessage({ id: 'orders.invoiceSend' })}
      </Button>
      <Button
        variant="ghost"
        block
        onClick={() => {
          setAdding(true);
        }}
      >
        {intl.formatMessage({ id: 'orders.vatAdd' })}
      </Button>
    </>
  );
}

interface ChoiceProps {
  readonly addresses: readonly VatAddress[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

function Choice({ addresses, chosen, onChoose }: ChoiceProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <fieldset className={styles.choice}>
      <legend>{intl.formatMessage({ id: 'orders.vatChoose' })}</legend>
      {addresses.map((address) => (
        <RadioCard
          key={address.id}
          name="vat_address_id"
          value={String(address.id)}
          checked={address.id === chosen}
          onChange={() => {
            onChoose(address.id);
          }}
          label={address.kind === 'person' ? fullName(address) : address.company_name}
          description={`${address.tax_id} · ${formatAddress(address, locale)}`}
        />
      ))}
    </fieldset>
  );
}
