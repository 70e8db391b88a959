'use client';

import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Address } from '@/lib/api/contract/addresses';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { createAddressMutation } from '@/lib/queries/addresses';
import { AddressFields } from './address-fields';
import { EMPTY_ADDRESS, type AddressValues } from './address-values';
import styles from './checkout.module.scss';
import { FormEnd } from './form-end';

interface AddressFormProps {
  readonly onCreated: (address: Address) => Promise<void>;
  readonly onCancel: (() => void) | undefined;
}

export function AddressForm({ onCreated, onCancel }: AddressFormProps) {
  const intl = useIntl();
  const form = useForm<AddressValues>({ defaultValues: EMPTY_ADDRESS, mode: 'onTouched' });
  const create = useMutation({
    ...createAddressMutation(useLocale()),
    onSuccess: onCreated,
    onError: (failure) => {
      for (const [name, message] of Object.entries(normalizeError(failure).fields)) {
        if (name in EMPTY_ADDRESS) form.setError(name as keyof AddressValues, { message });
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
            if (!create.isPending) create.mutate(values);
          })(event);
        }}
      >
        <h3>{intl.formatMessage({ id: 'checkout.newAddress' })}</h3>
        <AddressFields />
        <FormEnd
          isSaving={create.isPending}
          failure={create.error}
          label={intl.formatMessage({ id: 'checkout.saveAddress' })}
          onCancel={onCancel}
        />
      </form>
    </FormProvider>
  );
}
