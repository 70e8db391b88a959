'use client';

import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { TextField } from '@/components/ui/text-field';
import { mobileInput } from '@/lib/format/input-filter';
import type { AddressValues } from './address-values';
import styles from './address-forms.module.scss';
import { RegionFields } from './region-fields';

export function AddressFields() {
  const intl = useIntl();
  const { register, formState } = useFormContext<AddressValues>();
  const field = (name: keyof AddressValues, label: string) => ({
    label: intl.formatMessage({ id: label }),
    error: formState.errors[name]?.message,
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...field('first_name', 'checkout.firstName')}
          {...register('first_name')}
          autoComplete="given-name"
        />
        <TextField
          {...field('last_name', 'checkout.lastName')}
          {...register('last_name')}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...field('mobile', 'checkout.mobile')}
        {...register('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...mobileInput}
      />
      <TextField
        {...field('address_1', 'checkout.address1')}
        {...register('address_1')}
        autoComplete="address-line1"
      />
      <div className={styles.pair}>
        <TextField
          {...field('address_2', 'checkout.address2')}
          {...register('address_2')}
          autoComplete="address-line2"
        />
        <TextField
          {...field('address_3', 'checkout.address3')}
          {...register('address_3')}
          autoComplete="address-line3"
        />
      </div>
      <TextField {...field('street', 'checkout.street')} {...register('street')} />
      <RegionFields />
      <TextField
        {...field('email', 'checkout.email')}
        {...register('email')}
        type="email"
        autoComplete="email"
      />
    </>
  );
}
