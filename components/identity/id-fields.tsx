'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { RadioCard } from '@/components/ui/radio-card';
import { TextField } from '@/components/ui/text-field';
import { ID_KINDS } from '@/lib/identity/contract-values';
import { parseBirthdate } from '@/lib/format/birthdate';
import { hasThaiCheckDigit } from '@/lib/format/thai-id';
import { digitsInput, englishInput } from '@/lib/format/input-filter';
import styles from './login.module.scss';
import type { RegisterValues } from './register-values';

/** A citizen id, or a passport with its expiry (`docs/product/account.md`, "Registration"). */
export function IdFields() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { register, setValue, control, clearErrors } = useFormContext<RegisterValues>();
  const kind = useWatch({ control, name: 'id_kind' });
  return (
    <fieldset className={styles.group}>
      <legend>{text('identity-joining.idKind')}</legend>
      <div className={styles.pair}>
        {ID_KINDS.map((one) => (
          <RadioCard
            key={one}
            label={text(`identity-joining.kind.${one}`)}
            {...register('id_kind')}
            value={one}
            checked={kind === one}
            onChange={() => {
              clearErrors(['citizen_id', 'passport_no', 'passport_expiry']);
              setValue('id_kind', one);
            }}
          />
        ))}
      </div>
      {kind === 'citizen_id' ? <CitizenField /> : <PassportFields />}
      <p className={styles.note}>{text('identity-joining.idNote')}</p>
    </fieldset>
  );
}

const DIGITS = 13;
const PASSPORT_LENGTH = 15;

function CitizenField() {
  const intl = useIntl();
  const { register, formState, trigger } = useFormContext<RegisterValues>();
  return (
    <TextField
      label={intl.formatMessage({ id: 'identity-joining.citizenId' })}
      hint={intl.formatMessage({ id: 'identity-joining.citizenIdHint' })}
      error={formState.errors.citizen_id?.message}
      inputMode="numeric"
      autoComplete="off"
      {...digitsInput(DIGITS)}
      {...register('citizen_id', {
        required: intl.formatMessage({ id: 'identity-joining.required' }),
        validate: (value) =>
          !/^\d{13}$/.test(value)
            ? intl.formatMessage({ id: 'identity-joining.citizenIdLength' })
            : hasThaiCheckDigit(value) ||
              intl.formatMessage({ id: 'identity-joining.citizenIdWrong' }),
        onChange: (event: { target: { value: string } }) => {
          if (event.target.value.length === DIGITS) void trigger('citizen_id');
        },
      })}
    />
  );
}

function PassportFields() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { register, formState } = useFormContext<RegisterValues>();
  const required = text('identity-joining.required');
  return (
    <div className={styles.pair}>
      <TextField
        label={text('identity-joining.passportNo')}
        error={formState.errors.passport_no?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...englishInput(PASSPORT_LENGTH)}
        {...register('passport_no', {
          required,
          pattern: { value: /^[a-z\d]{6,15}$/i, message: text('identity-joining.passportNoWrong') },
        })}
      />
      <TextField
        label={text('identity-joining.passportExpiry')}
        hint={text('identity-joining.dateHint')}
        error={formState.errors.passport_expiry?.message}
        autoComplete="off"
        {...register('passport_expiry', {
          required,
          validate: (value) =>
            parseBirthdate(value) !== undefined || text('identity-joining.expiryWrong'),
        })}
      />
    </div>
  );
}
