'use client';

import { useMutation } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Address } from '@/lib/api/contract/addresses';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { createAddressMutation } from '@/lib/queries/addresses';
import { useAuth } from '@/stores/auth';
import { dropDraft } from '@/stores/drafts';
import type { Choices } from '@/stores/checkout';
import { AddressFields } from './address-fields';
import { EMPTY_ADDRESS, prefilled, type AddressValues } from './address-values';
import styles from './checkout.module.scss';
import { useDraftForm, useDraftSaver } from './drafts';
import { FormEnd } from './form-end';
import { FormHeading } from './form-heading';
import { useSubmit } from './use-submit';

interface AddressFormProps {
  /** Chooses the new address, and says what that changes. */
  readonly onCreated: (address: Address) => Promise<Partial<Choices>>;
  readonly onCancel: (() => void) | undefined;
  /** Whether the shopper asked for it, and the focus follows. */
  readonly isAskedFor: boolean;
}

export function AddressForm({ onCreated, onCancel, isAskedFor }: AddressFormProps) {
  const intl = useIntl();
  const user = useAuth((state) => state.user);
  const form = useDraftForm<AddressValues>('address', prefilled(user));
  const create = useMutation({
    ...createAddressMutation(useLocale()),
    onError: (failure) => {
      for (const [name, message] of Object.entries(normalizeError(failure).fields)) {
        if (name in EMPTY_ADDRESS) form.setError(name as keyof AddressValues, { message });
      }
    },
  });
  const save = useSubmit(form, async (values) => {
    const address = await create.mutateAsync(values);
    dropDraft('address');
    return onCreated(address);
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
          {intl.formatMessage({ id: 'checkout.newAddress' })}
        </FormHeading>
        <AddressFields />
        <FormEnd
          isSaving={create.isPending}
          failure={create.error}
          label={intl.formatMessage({ id: 'checkout.saveAddress' })}
          onCancel={
            onCancel &&
            (() => {
              dropDraft('address');
              onCancel();
            })
          }
        />
      </form>
    </FormProvider>
  );
}
