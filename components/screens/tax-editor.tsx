'use client';

import { useForm, FormProvider } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { AddressFields } from '@/components/checkout/address-fields';
import { FormEnd } from '@/components/checkout/form-end';
import { TaxFields } from '@/components/checkout/tax-fields';
import {
  isVatField,
  vatInputOf,
  vatValuesFrom,
  type VatValues,
} from '@/components/checkout/vat-values';
import type { VatAddress } from '@/lib/api/contract/vat-addresses';
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
  });
  const { save, leave } = useSaveEntry('vat-addresses', '/profile/vat-address', {
    id: address?.id,
    refuse: (name, message) => {
      if (isVatField(name)) form.setError(name, { message });
    },
  });
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit((values) => {
            save.mutate(vatInputOf(values));
          })(event);
        }}
      >
        <TaxFields />
        <AddressFields />
        <FormEnd
          isSaving={save.isPending}
          failure={save.error}
          label={intl.formatMessage({ id: 'checkout.saveVatAddress' })}
          onCancel={leave}
        />
      </form>
    </FormProvider>
  );
}

/** A head office has no number that anybody types. */
function valuesOf(address: VatAddress): VatValues {
  const { kind, tax_id, store_id, company_name, branch_type, branch_no } = address;
  return {
    ...vatValuesFrom(address, null),
    ...{ kind, tax_id, store_id, company_name, branch_type },
    branch_no: branch_type === 'branch' ? branch_no : '',
  };
}
