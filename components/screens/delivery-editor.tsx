'use client';

import { useForm, FormProvider } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { AddressFields } from '@/components/checkout/address-fields';
import { EMPTY_ADDRESS, prefilled, type AddressValues } from '@/components/checkout/address-values';
import { FormEnd } from '@/components/checkout/form-end';
import type { Address } from '@/lib/api/contract/addresses';
import { useAuth } from '@/stores/auth';
import styles from './screens.module.scss';
import { useSaveEntry } from './use-save-entry';

/** A new delivery address, or a change of this one. */
export function DeliveryEditor({ address }: { readonly address?: Address }) {
  const intl = useIntl();
  const user = useAuth((state) => state.user);
  const form = useForm<AddressValues>({
    defaultValues: address ? fieldsOf(address) : prefilled(user),
    mode: 'onTouched',
  });
  const { save, leave } = useSaveEntry('addresses', '/profile/address', {
    id: address?.id,
    refuse: (name, message) => {
      if (name in EMPTY_ADDRESS) form.setError(name as keyof AddressValues, { message });
    },
  });
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit((values) => {
            save.mutate(values);
          })(event);
        }}
      >
        <AddressFields />
        <FormEnd
          isSaving={save.isPending}
          failure={save.error}
          label={intl.formatMessage({ id: 'checkout.saveAddress' })}
          onCancel={leave}
        />
      </form>
    </FormProvider>
  );
}

/** Of an address, what can be changed. */
function fieldsOf(address: Address): AddressValues {
  const names = Object.keys(EMPTY_ADDRESS) as (keyof AddressValues)[];
  return { ...EMPTY_ADDRESS, ...Object.fromEntries(names.map((name) => [name, address[name]])) };
}
