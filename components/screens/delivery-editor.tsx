'use client';

import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { AddressFields } from '@/components/addresses/address-fields';
import {
  EMPTY_ADDRESS,
  prefilled,
  type AddressValues,
} from '@/components/addresses/address-values';
import { useAddressResolver } from '@/components/addresses/late-resolver';
import { SavedForm } from '@/components/addresses/saved-form';
import type { Address } from '@/lib/addresses/contract';
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
    resolver: useAddressResolver(),
  });
  const { save, leave } = useSaveEntry('addresses', '/profile/address', {
    id: address?.id,
    form,
  });
  const submit = form.handleSubmit((values) => {
    save.mutate(values);
  });
  return (
    <SavedForm
      className={styles.form}
      isPrimary
      form={form}
      saving={save}
      label={intl.formatMessage({ id: 'checkout.saveAddress' })}
      onSubmit={() => void submit()}
      onCancel={leave}
    >
      <AddressFields />
    </SavedForm>
  );
}

/** Editable part of an address. */
function fieldsOf(address: Address): AddressValues {
  const names = Object.keys(EMPTY_ADDRESS) as (keyof AddressValues)[];
  return { ...EMPTY_ADDRESS, ...Object.fromEntries(names.map((name) => [name, address[name]])) };
}
