'use client';

import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { Address } from '@/lib/api/contract/addresses';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { createAddressMutation } from '@/lib/queries/addresses';
import { EMPTY_ADDRESS, type AddressValues } from './address-values';
import styles from './checkout.module.scss';
import { PlaceFields } from './place-fields';

interface AddressFormProps {
  readonly onCreated: (address: Address) => Promise<void>;
  readonly onCancel: (() => void) | undefined;
}

export function AddressForm({ onCreated, onCancel }: AddressFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const form = useForm<AddressValues>({ defaultValues: EMPTY_ADDRESS, mode: 'onTouched' });
  const { errors } = form.formState;
  const create = useMutation({
    ...createAddressMutation(locale),
    onSuccess: onCreated,
    onError: (failure) => {
      for (const [name, message] of Object.entries(normalizeError(failure).fields)) {
        if (name in EMPTY_ADDRESS) form.setError(name as keyof AddressValues, { message });
      }
    },
  });

  const required = { required: intl.formatMessage({ id: 'checkout.required' }) };
  const field = (name: keyof AddressValues, label: string) => ({
    label: intl.formatMessage({ id: label }),
    error: errors[name]?.message,
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit((values) => {
          create.mutate(values);
        })(event);
      }}
    >
      <h3>{intl.formatMessage({ id: 'checkout.newAddress' })}</h3>
      <div className={styles.pair}>
        <TextField
          {...field('first_name', 'checkout.firstName')}
          {...form.register('first_name', required)}
          autoComplete="given-name"
        />
        <TextField
          {...field('last_name', 'checkout.lastName')}
          {...form.register('last_name', required)}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...field('mobile', 'checkout.mobile')}
        {...form.register('mobile', {
          ...required,
          pattern: {
            value: /^0\d{9}$/,
            message: intl.formatMessage({ id: 'checkout.mobileInvalid' }),
          },
        })}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={10}
      />
      <TextField
        {...field('address_1', 'checkout.address1')}
        {...form.register('address_1', required)}
        autoComplete="address-line1"
      />
      <div className={styles.pair}>
        <TextField
          {...field('address_2', 'checkout.address2')}
          {...form.register('address_2')}
          autoComplete="address-line2"
        />
        <TextField {...field('street', 'checkout.street')} {...form.register('street')} />
      </div>
      <PlaceFields form={form} />
      <TextField
        {...field('email', 'checkout.email')}
        {...form.register('email', {
          pattern: {
            value: /^\S+@\S+\.\S+$/,
            message: intl.formatMessage({ id: 'checkout.emailInvalid' }),
          },
        })}
        type="email"
        autoComplete="email"
      />
      {create.isError && (
        <Notice tone="danger" role="alert">
          {normalizeError(create.error).message}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={create.isPending}>
          {intl.formatMessage({ id: 'checkout.saveAddress' })}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {intl.formatMessage({ id: 'checkout.cancel' })}
          </Button>
        )}
      </div>
    </form>
  );
}
