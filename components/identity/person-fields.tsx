'use client';

import { useController, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { User } from '@/lib/identity/contract';
import { GENDERS, type OnceOnlyField } from '@/lib/members/contract-values';
import { parseBirthdate } from '@/lib/format/birthdate';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './login.module.scss';
import { TITLES, type RegisterValues } from './register-values';

/** Personal data. Set-once fields that already have a value are locked. */
export function PersonFields({ user }: { readonly user: User }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { register, formState } = useFormContext<RegisterValues>();
  const required = { required: text('identity-joining.required') };
  const field = (name: Exclude<keyof RegisterValues, 'consents'>) => ({
    label: text(`identity-joining.field.${name}`),
    error: formState.errors[name]?.message,
  });
  const locked = (name: OnceOnlyField) => ({ readOnly: user[name] !== null && user[name] !== '' });
  return (
    <>
      <TitleField own={user.title} />
      <div className={styles.pair}>
        <TextField
          {...field('first_name')}
          {...register('first_name', required)}
          {...locked('first_name')}
          autoComplete="given-name"
        />
        <TextField
          {...field('last_name')}
          {...register('last_name', required)}
          {...locked('last_name')}
          autoComplete="family-name"
        />
        <TextField
          {...field('birthdate')}
          {...register('birthdate', {
            ...required,
            validate: (value) =>
              parseBirthdate(value) !== undefined || text('identity-joining.dateWrong'),
          })}
          {...locked('birthdate')}
          hint={text('identity-joining.dateHint')}
          autoComplete="bday"
        />
        <SelectField {...field('gender')} {...register('gender', required)}>
          {user.gender === null && <option value="">{text('identity-joining.choose')}</option>}
          {GENDERS.filter((gender) => user.gender === null || gender === user.gender).map(
            (gender) => (
              <option key={gender} value={gender}>
                {text(`identity-joining.gender.${gender}`)}
              </option>
            ),
          )}
        </SelectField>
        <TextField
          label={text('identity-joining.phone')}
          hint={text('identity-joining.phoneHint')}
          value={user.phone_number}
          readOnly
        />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          {...register('email', {
            ...required,
            pattern: { value: /^\S+@\S+\.\S+$/, message: text('identity-joining.emailInvalid') },
          })}
        />
      </div>
      <p className={styles.note}>{text('identity-joining.onceOnly')}</p>
    </>
  );
}

/** Controlled by the form: a stored title may be missing from the options of this language. */
function TitleField({ own }: { readonly own: string }) {
  const intl = useIntl();
  const titles = TITLES[useLocale()];
  const { field, fieldState } = useController<RegisterValues, 'title'>({
    name: 'title',
    rules: { required: intl.formatMessage({ id: 'identity-joining.required' }) },
  });
  return (
    <SelectField
      {...field}
      label={intl.formatMessage({ id: 'identity-joining.field.title' })}
      error={fieldState.error?.message}
    >
      <option value="">{intl.formatMessage({ id: 'identity-joining.choose' })}</option>
      {[...new Set([...(own === '' ? [] : [own]), ...titles])].map((title) => (
        <option key={title} value={title}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
