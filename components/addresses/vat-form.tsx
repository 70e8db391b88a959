'use client';

import { useIntl } from 'react-intl';
import type { VatAddress } from '@/lib/addresses/contract-vat';
import { useLocale } from '@/lib/i18n/use-locale';
import { createVatAddressMutation } from '@/lib/addresses/queries-vat';
import { useAuth } from '@/stores/auth';
import type { Choices } from '@/stores/checkout';
import { AddressFields } from './address-fields';
import type { AddressValues } from './address-values';
import { FormHeading } from './form-heading';
import { useVatResolver } from './late-resolver';
import { SavedForm } from './saved-form';
import { TaxFields } from './tax-fields';
import { useNewEntry } from './use-new-entry';
import { vatInputOf, vatValuesFrom, type VatValues } from './vat-values';

interface VatFormProps {
  readonly address: AddressValues | undefined;
  /** Selects the new address. Resolves to the checkout choices that change. */
  readonly onCreated: (address: VatAddress) => Promise<Partial<Choices>>;
  readonly onCancel: (() => void) | undefined;
  /** Whether a button opened the form; it then takes the focus. */
  readonly isAskedFor?: boolean;
}

export function VatForm({ address, onCreated, onCancel, isAskedFor = false }: VatFormProps) {
  const intl = useIntl();
  const { mutationFn } = createVatAddressMutation(useLocale());
  const entry = useNewEntry({
    draft: 'vat_address',
    initial: vatValuesFrom(
      address,
      useAuth((state) => state.user),
    ),
    resolver: useVatResolver(),
    create: (values: VatValues) => mutationFn(vatInputOf(values)),
    ...{ onCreated, onCancel },
  });
  return (
    <SavedForm {...entry} label={intl.formatMessage({ id: 'checkout.saveVatAddress' })}>
      <FormHeading isAskedFor={isAskedFor}>
        {intl.formatMessage({ id: 'checkout.newVatAddress' })}
      </FormHeading>
      <TaxFields />
      <AddressFields />
    </SavedForm>
  );
}
