'use client';

import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { AddressFields } from '@/components/addresses/address-fields';
import { useVatResolver } from '@/components/addresses/late-resolver';
import { SavedForm } from '@/components/addresses/saved-form';
import { TaxFields } from '@/components/addresses/tax-fields';
import { vatInputOf, vatValuesFrom, type VatValues } from '@/components/addresses/vat-values';
import type { VatAddress } from '@/lib/addresses/contract-vat';
import { useAuth } from '@/stores/auth';
import styles from './screens.module.scss';
import { useSaveEntry } from './use-save-entry';

/** A new address for tax invoices, or a change of this one. */
export function TaxEditor({ address }: { readonly address?: VatAddress }) {
  const intl = useIntl();
  const user = useAuth((state) => state.user);
  const form = useForm<VatValues>({
    defaultValues: address ? valuesOf(address) : vatValuesFrom(undefined, user),
    mode: 'onTouched',
    resolver: useVatResolver(),
  });
  const { save, leave } = useSaveEntry('vat-addresses', '/profile/vat-address', {
    id: address?.id,
    form,
  });
  const submit = form.handleSubmit((values) => {
    save.mutate(vatInputOf(values));
  });
  return (
    <SavedForm
      className={styles.form}
      isPrimary
      form={form}
      saving={save}
      label={intl.formatMessage({ id: 'checkout.saveVatAddress' })}
      onSubmit={() => void submit()}
      onCancel={leave}
    >
      <TaxFields />
      <AddressFields />
    </SavedForm>
  );
}

/** Head offices have no branch number to enter. */
function valuesOf(address: VatAddress): VatValues {
  const { kind, tax_id, store_id, company_name, branch_type, branch_no } = address;
  return {
    ...vatValuesFrom(address, null),
    ...{ kind, tax_id, store_id, company_name, branch_type },
    branch_no: branch_type === 'branch' ? branch_no : '',
  };
}
