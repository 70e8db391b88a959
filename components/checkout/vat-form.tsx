'use client';

import { useMutation } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { VatAddress } from '@/lib/api/contract/vat-addresses';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { createVatAddressMutation } from '@/lib/queries/vat-addresses';
import { useAuth } from '@/stores/auth';
import { dropDraft } from '@/stores/drafts';
import type { Choices } from '@/stores/checkout';
import { AddressFields } from './address-fields';
import type { AddressValues } from './address-values';
import styles from './checkout.module.scss';
import { useDraftForm, useDraftSaver } from './drafts';
import { FormEnd } from './form-end';
import { FormHeading } from './form-heading';
import { TaxFields } from './tax-fields';
import { useSubmit } from './use-submit';
import { isVatField, vatInputOf, vatValuesFrom, type VatValues } from './vat-values';

interface VatFormProps {
  /** Where the goods go. */
  readonly address: AddressValues | undefined;
  /** Chooses the new address, and says what that changes in the checkout. */
  readonly onCreated: (address: VatAddress) => Promise<Partial<Choices>>;
  readonly onCancel: (() => void) | undefined;
  /** Whether a button was pressed for it, whose focus it takes. */
  readonly isAskedFor?: boolean;
}

export function VatForm({ address, onCreated, onCancel, isAskedFor = false }: VatFormProps) {
  const intl = useIntl();
  const user = useAuth((state) => state.user);
  const form = useDraftForm<VatValues>('vat_address', vatValuesFrom(address, user));
  const create = useMutation({
    ...createVatAddressMutation(useLocale()),
    onError: (failure) => {
      for (const [name, message] of Object.entries(normalizeError(failure).fields)) {
        if (isVatField(name)) form.setError(name, { message });
      }
    },
  });
  const save = useSubmit(form, async (values) => {
    const made = await create.mutateAsync(vatInputOf(values));
    dropDraft('vat_address');
    return onCreated(made);
  });
  useDraftSaver(save);
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <FormHeading isAskedFor={isAskedFor}>
          {intl.formatMessage({ id: 'checkout.newVatAddress' })}
        </FormHeading>
        <TaxFields />
        <AddressFields />
        <FormEnd
          isSaving={create.isPending}
          failure={create.error}
          label={intl.formatMessage({ id: 'checkout.saveVatAddress' })}
          onCancel={
            onCancel &&
            (() => {
              dropDraft('vat_address');
              onCancel();
            })
          }
        />
      </form>
    </FormProvider>
  );
}
