'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, type ClipboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { BilingualFields } from '@/components/office/form/bilingual-fields';
import { OfficeForm } from '@/components/office/form/office-form';
import { HolidayTimes } from '@/components/office/hours/holiday-times';
import { WeekTimes } from '@/components/office/hours/week-times';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { provincesQuery } from '@/lib/addresses/queries';
import type { OfficeBranchDetail } from '@/lib/branch-records/contract';
import { BRANCH_SERVICES } from '@/lib/branches/contract-values';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './branch-records.module.scss';
import { useBranchForm, type TEXT_FIELDS } from './use-branch-form';

/** Everything that the office enters about a branch; without one, the form of a new branch. */
export function BranchForm({ branch }: { readonly branch?: OfficeBranchDetail }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `branch-records.${name}` });
  const { data: provinces = [] } = useQuery(provincesQuery(useLocale()));
  const provinceName = useCallback(
    (code: string) => provinces.find((one) => one.code === code)?.name ?? code,
    [provinces],
  );
  const edit = useBranchForm(branch, provinceName);
  const control = (name: (typeof TEXT_FIELDS)[number]) => ({
    label: text(`field.${name}`),
    error: edit.form.formState.errors[name]?.message,
    ...edit.form.register(name),
  });
  return (
    <OfficeForm edit={edit} saveLabel={text(branch ? 'save' : 'add')}>
      <BilingualFields th={control('name_th')} en={control('name_en')} />
      <div className={styles.pair}>
        <TextField lang="th" autoComplete="off" {...control('address_th')} />
        <TextField lang="en" autoComplete="off" {...control('address_en')} />
        <SelectField
          {...control('province_code')}
          // Its options come later than its value.
          key={provinces.length}
        >
          <option value="">{text('chooseProvince')}</option>
          {provinces.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField type="tel" autoComplete="off" {...control('phone')} />
        <TextField
          inputMode="decimal"
          autoComplete="off"
          hint={text('hint.lat')}
          onPaste={(event) => {
            pastePlace(event, edit.form.setValue);
          }}
          {...control('lat')}
        />
        <TextField inputMode="decimal" autoComplete="off" {...control('lng')} />
      </div>
      <fieldset className={styles.part}>
        <legend>{text('field.services')}</legend>
        <div className={styles.services}>
          {BRANCH_SERVICES.map((service) => (
            <Checkbox
              key={service}
              value={service}
              label={intl.formatMessage({ id: `branches.service.${service}` })}
              {...edit.form.register('services')}
            />
          ))}
        </div>
      </fieldset>
      <HoursPart edit={edit} />
      <PharmacyPart edit={edit} licence={control('pharmacy_licence_no')} />
    </OfficeForm>
  );
}

type Edit = ReturnType<typeof useBranchForm>;

function HoursPart({ edit: { form, values } }: { readonly edit: Edit }) {
  const intl = useIntl();
  return (
    <fieldset className={styles.part}>
      <legend>{intl.formatMessage({ id: 'branch-records.field.hours' })}</legend>
      <p>{intl.formatMessage({ id: 'office.hours.hint' })}</p>
      <div className={styles.week}>
        <WeekTimes
          week={values.hours}
          errors={form.formState.errors.hours}
          onChange={(day, hours) => {
            form.setValue(`hours.${day}`, hours);
          }}
        />
      </div>
      <HolidayTimes
        value={values.on_holidays}
        error={form.formState.errors.on_holidays}
        onChange={(next) => {
          form.setValue('on_holidays', next);
        }}
      />
    </fieldset>
  );
}

interface PharmacyPartProps {
  readonly edit: Edit;
  readonly licence: Parameters<typeof TextField>[0];
}

/** Licence, and the hours of the pharmacist where the branch has one. */
function PharmacyPart({ edit: { form, values }, licence }: PharmacyPartProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `branch-records.${name}` });
  return (
    <fieldset className={styles.part}>
      <legend>{text('pharmacy')}</legend>
      <TextField autoComplete="off" hint={text('hint.licence')} {...licence} />
      {values.services.includes('pharmacist') ? (
        <fieldset className={styles.part}>
          <legend>{text('field.pharmacist_hours')}</legend>
          <div className={styles.week}>
            <WeekTimes
              week={values.pharmacist_hours}
              errors={form.formState.errors.pharmacist_hours}
              onChange={(day, hours) => {
                form.setValue(`pharmacist_hours.${day}`, hours);
              }}
            />
          </div>
        </fieldset>
      ) : (
        <p>{text('hint.pharmacist')}</p>
      )}
    </fieldset>
  );
}

/** Both degrees at once, as maps copy them. */
const PLACE = /^\s*(\d{1,3}\.\d+)\s*,\s*(\d{1,3}\.\d+)\s*$/;

function pastePlace(
  event: ClipboardEvent<HTMLInputElement>,
  setValue: Edit['form']['setValue'],
): void {
  const [, lat, lng] = PLACE.exec(event.clipboardData.getData('text')) ?? [];
  if (lat === undefined || lng === undefined) return;
  event.preventDefault();
  setValue('lat', lat);
  setValue('lng', lng);
}
