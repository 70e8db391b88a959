'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useFormContext, useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { Region, RegionMatch } from '@/lib/regions/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { digitsInput } from '@/lib/format/input-filter';
import {
  districtsQuery,
  provincesQuery,
  subDistrictsQuery,
  zipcodeQuery,
} from '@/lib/addresses/queries';
import type { AddressValues } from './address-values';
import styles from './address-forms.module.scss';

const ZIPCODE_LENGTH = 5;
const BANGKOK = '10';
const NONE: readonly Region[] = [];

/** Zipcode first: it fills in unambiguous regions and lists all its matches. */
export function RegionFields() {
  const intl = useIntl();
  const form = useFormContext<AddressValues>();
  const { errors } = form.formState;
  const [zipcode, province, district] = useWatch({
    control: form.control,
    name: ['zipcode', 'province_code', 'district_code'],
  });
  const { matches, ...regions } = useRegions(form, { zipcode, province, district });
  const inDistrict = subDistrictsOf(matches, district);
  const inBangkok = province === BANGKOK;
  const unknown = intl.formatMessage({ id: 'checkout.zipcodeUnknown' });

  return (
    <div className={styles.pair}>
      <TextField
        label={intl.formatMessage({ id: 'checkout.zipcode' })}
        hint={intl.formatMessage({ id: 'checkout.zipcodeHint' })}
        error={errors.zipcode?.message ?? (matches?.length === 0 ? unknown : undefined)}
        inputMode="numeric"
        autoComplete="postal-code"
        {...digitsInput(ZIPCODE_LENGTH)}
        {...form.register('zipcode')}
      />
      <RegionSelect
        name="province_code"
        textId="checkout.province"
        regions={regions.provinces}
        onChosen={() => {
          form.setValue('district_code', '');
          form.setValue('sub_district_code', '');
          if (matches) form.setValue('zipcode', '');
        }}
      />
      <RegionSelect
        name="district_code"
        textId={inBangkok ? 'checkout.khet' : 'checkout.district'}
        regions={regions.districts}
        near={{ zipcode, codes: districtsOf(matches) }}
        onChosen={(code) => {
          form.setValue('sub_district_code', onlyOne(subDistrictsOf(matches, code)));
        }}
      />
      <RegionSelect
        name="sub_district_code"
        textId={inBangkok ? 'checkout.khwaeng' : 'checkout.subDistrict'}
        regions={regions.subDistricts}
        near={{ zipcode, codes: inDistrict }}
        onChosen={(code) => {
          const zip = regions.subDistricts.find((one) => one.code === code)?.zipcode;
          if (zip !== undefined && !inDistrict.includes(code)) {
            form.setValue('zipcode', zip, { shouldValidate: true });
          }
        }}
      />
    </div>
  );
}

interface RegionSelectProps {
  readonly name: 'province_code' | 'district_code' | 'sub_district_code';
  readonly textId: string;
  readonly regions: readonly Region[];
  /** Regions of the zipcode, listed before the others. */
  readonly near?: Near;
  readonly onChosen: (code: string) => void;
}

interface Near {
  readonly zipcode: string;
  readonly codes: readonly string[];
}

/** Controlled by the form, since the options load after the value is set. */
function RegionSelect({ name, textId, regions, near, onChosen }: RegionSelectProps) {
  const intl = useIntl();
  const { field, fieldState } = useController<AddressValues, typeof name>({ name });
  return (
    <SelectField
      {...field}
      label={intl.formatMessage({ id: textId })}
      error={fieldState.error?.message}
      onChange={(event) => {
        field.onChange(event);
        onChosen(event.target.value);
      }}
    >
      <Options regions={regions} near={near} />
    </SelectField>
  );
}

interface OptionsProps {
  readonly regions: readonly Region[];
  readonly near: Near | undefined;
}

function Options({ regions, near }: OptionsProps) {
  const intl = useIntl();
  const known = regions.filter(({ code }) => near?.codes.includes(code));
  const others = regions.filter(({ code }) => !near?.codes.includes(code));
  const options = (all: readonly Region[]) =>
    all.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
  return (
    <>
      <option value="">{intl.formatMessage({ id: 'checkout.choose' })}</option>
      {known.length === 0 || others.length === 0 ? (
        options(regions)
      ) : (
        <>
          <optgroup label={near?.zipcode}>{options(known)}</optgroup>
          <optgroup label={intl.formatMessage({ id: 'checkout.otherPlaces' })}>
            {options(others)}
          </optgroup>
        </>
      )}
    </>
  );
}

interface Chosen {
  readonly zipcode: string;
  readonly province: string;
  readonly district: string;
}

function useRegions(form: UseFormReturn<AddressValues>, { zipcode, province, district }: Chosen) {
  const locale = useLocale();
  const provinces = useQuery(provincesQuery(locale)).data ?? NONE;
  const districts = useQuery(districtsQuery(locale, province)).data ?? NONE;
  const subDistricts = useQuery(subDistrictsQuery(locale, district)).data ?? NONE;
  const { data: matches } = useQuery(zipcodeQuery(locale, zipcode));
  // `form` itself is a new object on each render; as a dependency it would undo the choice between matches.
  const { getValues, setValue } = form;
  useEffect(() => {
    const [first] = matches ?? [];
    const current = getValues('sub_district_code');
    if (!first || matches?.some(({ sub_district }) => sub_district.code === current)) return;
    const filled = onlyOne(districtsOf(matches));
    setValue('province_code', first.province.code, { shouldValidate: true });
    setValue('district_code', filled, { shouldValidate: filled !== '' });
    setValue('sub_district_code', onlyOne(subDistrictsOf(matches, filled)));
  }, [getValues, setValue, matches]);
  return { provinces, districts, subDistricts, matches };
}

type Matches = readonly RegionMatch[] | undefined;

function districtsOf(matches: Matches): readonly string[] {
  return [...new Set(matches?.map(({ district }) => district.code))];
}

function subDistrictsOf(matches: Matches, district: string): readonly string[] {
  const inside = matches?.filter((match) => match.district.code === district) ?? [];
  return inside.map(({ sub_district }) => sub_district.code);
}

function onlyOne(codes: readonly string[]): string {
  return codes.length === 1 ? (codes[0] ?? '') : '';
}
