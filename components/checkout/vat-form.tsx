'use client';

import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { VatAddress } from '@/lib/api/contract/vat-addresses';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { createVatAddressMutation } from '@/lib/queries/vat-addresses';
import { AddressFields } from './address-fields';
import type { AddressValues } from './address-values';
import styles from './checkout.module.scss';
import { FormEnd } from './form-end';
import { TaxFields } from './tax-fields';
import { isVatField, vatInputOf, vatValuesFrom, type VatValues } from './vat-values';

interface VatFormProps {
  /** Where the goods go. */
  readonly address: AddressValues | undefined;
  readonly onCreated: (address: VatAddress) => Promise<void>;
  readonly onCancel: (() => void) | undefined;
}

export function VatForm({ address, onCreated, onCancel }: VatFormProps) {
  const intl = useIntl();
  const form = useForm<VatValues>({ defaultValues: vatValuesFrom(address), mode: 'onTouched' });
  const create = useMutation({
    ...createVatAddressMutation(useLocale()),
    onSuccess: onCreated,
    onError: (failure) => {
      for (const [name, message] of Object.entries(normalizeError(failure).fields)) {
        if (isVatField(name)) form.setError(name, { message });
      }
    },
  });
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit((values) => {
            if (!create.isPending) create.mutate(vatInputOf(values));
          })(event);
        }}
      >
        <h3>{intl.formatMessage({ id: 'checkout.newVatAddress' })}</h3>
        <TaxFields />
        <AddressFields />
        <FormEnd
          isSaving={create.isPending}
          failure={create.error}
          label={intl.formatMessage({ id: 'checkout.saveVatAddress' })}
          onCancel={onCancel}
        />
      </form>
    </FormProvider>
  );
}
