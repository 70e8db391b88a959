'use client';

import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { User } from '@/lib/identity/contract';
import { GENDERS, ONCE_ONLY_FIELDS, type OnceOnlyField } from '@/lib/members/contract-values';
import { brand } from '@/lib/brand';
import { parseBirthdate } from '@/lib/format/birthdate';
import styles from './account.module.scss';
import type { ProfileValues } from './profile-values';

interface OnceOnlyFieldsProps {
  readonly form: UseFormReturn<ProfileValues>;
  readonly user: User;
}

/**
 * Fields that may be set once (`docs/product/account.md`, "Profile"): editable while empty, then with the way to
 * request a change.
 */
export function OnceOnlyFields({ form, user }: OnceOnlyFieldsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { register, formState } = form;
  const isLocked = (field: OnceOnlyField) => user[field] !== null && user[field] !== '';
  const field = (name: OnceOnlyField) => ({
    label: text(`members.fact.${name}`),
    error: formState.errors[name]?.message,
    hint: isLocked(name) ? text('members.locked') : undefined,
    disabled: isLocked(name),
  });
  const phone = brand.contactPhone;
  return (
    <>
      <Notice tone="info">
        {ONCE_ONLY_FIELDS.some(isLocked)
          ? intl.formatMessage({ id: 'members.callCenter' }, { phone })
          : text('members.onceOnly')}
      </Notice>
      <div className={styles.pair}>
        <TextField
          {...register('first_name', { required: text('members.required') })}
          {...field('first_name')}
          autoComplete="given-name"
        />
        <TextField
          {...register('last_name', { required: text('members.required') })}
          {...field('last_name')}
          autoComplete="family-name"
        />
        <TextField
          {...register('birthdate', {
            validate: (value) =>
              value === '' || parseBirthdate(value) !== undefined || text('members.birthdateWrong'),
          })}
          {...field('birthdate')}
          {...(isLocked('birthdate') ? {} : { hint: text('members.birthdateHint') })}
          inputMode="numeric"
          autoComplete="bday"
        />
        <SelectField {...register('gender')} {...field('gender')}>
          <option value="">{text('members.notSaid')}</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {text(`members.gender.${gender}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
