'use client';

import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { TextField } from '@/components/ui/text-field';
import { mobileInput } from '@/lib/input-filter';
import type { AddressValues } from './address-values';
import styles from './address-forms.module.scss';
import { RegionFields } from './region-fields';

/** Name, telephone and place, inside the form of a delivery or of a tax address. */
export function AddressFields() {
  const intl = useIntl();
  const { register, formState } = useFormContext<AddressValues>();
  const required = { required: intl.formatMessage({ id: 'checkout.required' }) };
  const field = (name: keyof AddressValues, label: string) => ({
    label: intl.formatMessage({ id: label }),
    error: formState.errors[name]?.message,
  });
  const mobile = {
    value: /^0\d{9}$/,
    message: intl.formatMessage({ id: 'checkout.mobileInvalid' }),
  };
  const email = {
    value: /^\S+@\S+\.\S+$/,
    message: intl.formatMessage({ id: 'checkout.emailInvalid' }),
  };
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...field('first_name', 'checkout.firstName')}
          {...register('first_name', required)}
          autoComplete="given-name"
        />
        <TextField
          {...field('last_name', 'checkout.lastName')}
          {...register('last_name', required)}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...field('mobile', 'checkout.mobile')}
        {...register('mobile', { ...required, pattern: mobile })}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...mobileInput}
      />
      <TextField
        {...field('address_1', 'checkout.address1')}
        {...register('address_1', required)}
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
        {...register('email', { pattern: email })}
        type="email"
        autoComplete="email"
      />
    </>
  );
}
