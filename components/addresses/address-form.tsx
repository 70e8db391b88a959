'use client';

import { useIntl } from 'react-intl';
import type { Address } from '@/lib/addresses/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { createAddressMutation } from '@/lib/addresses/queries';
import { useAuth } from '@/stores/auth';
import type { Choices } from '@/stores/checkout';
import { AddressFields } from './address-fields';
import { prefilled } from './address-values';
import { FormHeading } from './form-heading';
import { useAddressResolver } from './late-resolver';
import { SavedForm } from './saved-form';
import { useNewEntry } from './use-new-entry';

interface AddressFormProps {
  /** Selects the new address. Resolves to the checkout choices that change. */
  readonly onCreated: (address: Address) => Promise<Partial<Choices>>;
  readonly onCancel: (() => void) | undefined;
  /** Whether the shopper opened the form; it then takes the focus. */
  readonly isAskedFor: boolean;
}

export function AddressForm({ onCreated, onCancel, isAskedFor }: AddressFormProps) {
  const intl = useIntl();
  const { mutationFn: create } = createAddressMutation(useLocale());
  const initial = prefilled(useAuth((state) => state.user));
  const entry = useNewEntry({
    draft: 'address',
    initial,
    resolver: useAddressResolver(),
    ...{ create, onCreated, onCancel },
  });
  return (
    <SavedForm {...entry} label={intl.formatMessage({ id: 'checkout.saveAddress' })}>
      <FormHeading isAskedFor={isAskedFor}>
        {intl.formatMessage({ id: 'checkout.newAddress' })}
      </FormHeading>
      <AddressFields />
    </SavedForm>
  );
}
