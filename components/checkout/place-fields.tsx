'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { Place } from '@/lib/api/contract/places';
import { useLocale } from '@/lib/i18n/use-locale';
import {
  districtsQuery,
  provincesQuery,
  subDistrictsQuery,
  zipcodeQuery,
} from '@/lib/queries/addresses';
import type { AddressValues } from './address-values';
import styles from './checkout.module.scss';

const BANGKOK = '10';
const NONE: readonly Place[] = [];

/** Zipcode first: it fills province, district and, where only one has it, the sub-district. */
export function PlaceFields() {
  const intl = useIntl();
  const form = useFormContext<AddressValues>();
  const { errors } = form.formState;
  const [zipcode, province, district] = useWatch({
    control: form.control,
    name: ['zipcode', 'province_code', 'district_code'],
  });
  const { provinces, districts, subDistricts, isUnknown } = usePlaces(form, {
    zipcode,
    province,
    district,
  });
  const inBangkok = province === BANGKOK;
  const required = { required: intl.formatMessage({ id: 'checkout.required' }) };
  const unknown = intl.formatMessage({ id: 'checkout.zipcodeUnknown' });

  return (
    <div className={styles.pair}>
      <TextField
        label={intl.formatMessage({ id: 'checkout.zipcode' })}
        hint={intl.formatMessage({ id: 'checkout.zipcodeHint' })}
        error={errors.zipcode?.message ?? (isUnknown ? unknown : undefined)}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        {...form.register('zipcode', required)}
      />
      <SelectField
        label={intl.formatMessage({ id: 'checkout.province' })}
        error={errors.province_code?.message}
        {...form.register('province_code', {
          ...required,
          onChange: () => {
            form.setValue('district_code', '');
            form.setValue('sub_district_code', '');
          },
        })}
      >
        <Options places={provinces} />
      </SelectField>
      <SelectField
        label={intl.formatMessage({ id: inBangkok ? 'checkout.khet' : 'checkout.district' })}
        error={errors.district_code?.message}
        {...form.register('district_code', {
          ...required,
          onChange: () => {
            form.setValue('sub_district_code', '');
          },
        })}
      >
        <Options places={districts} />
      </SelectField>
      <SelectField
        label={intl.formatMessage({ id: inBangkok ? 'checkout.khwaeng' : 'checkout.subDistrict' })}
        error={errors.sub_district_code?.message}
        {...form.register('sub_district_code', {
          ...required,
          onChange: (event: { target: { value: string } }) => {
            const zip = subDistricts.find(({ code }) => code === event.target.value)?.zipcode;
            if (zip !== undefined) form.setValue('zipcode', zip, { shouldValidate: true });
          },
        })}
      >
        <Options places={subDistricts} />
      </SelectField>
    </div>
  );
}

function Options({ places }: { readonly places: readonly Place[] }) {
  const intl = useIntl();
  return (
    <>
      <option value="">{intl.formatMessage({ id: 'checkout.choose' })}</option>
      {places.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  );
}

interface Chosen {
  readonly zipcode: string;
  readonly province: string;
  readonly district: string;
}

function usePlaces(form: UseFormReturn<AddressValues>, { zipcode, province, district }: Chosen) {
  const locale = useLocale();
  const provinces = useQuery(provincesQuery(locale)).data ?? NONE;
  const districts = useQuery(districtsQuery(locale, province)).data ?? NONE;
  const subDistricts = useQuery(subDistrictsQuery(locale, district)).data ?? NONE;
  const { data: matches } = useQuery(zipcodeQuery(locale, zipcode));
  useEffect(() => {
    const current = form.getValues('sub_district_code');
    const [first] = matches ?? [];
    if (!first || matches?.some(({ sub_district }) => sub_district.code === current)) return;
    form.setValue('province_code', first.province.code, { shouldValidate: true });
    form.setValue('district_code', first.district.code, { shouldValidate: true });
    form.setValue('sub_district_code', matches?.length === 1 ? first.sub_district.code : '');
  }, [form, matches]);
  return { provinces, districts, subDistricts, isUnknown: matches?.length === 0 };
}
