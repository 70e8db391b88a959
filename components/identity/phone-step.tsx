'use client';

import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { OtpChallenge } from '@/lib/identity/contract';
import { normalizeError } from '@/lib/api/error';
import { MOBILE } from '@/lib/format/phone';
import { useLocale } from '@/lib/i18n/use-locale';
import { mobileInput } from '@/lib/format/input-filter';
import { loginOnTrustedDevice, requestOtpMutation } from '@/lib/identity/queries';
import styles from './login.module.scss';

interface PhoneStepProps {
  /** Number of a person whose sign-in ended. */
  readonly known?: string;
  readonly onSent: (phone: string, challenge: OtpChallenge) => void;
}

export function PhoneStep({ known, onSent }: PhoneStepProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [phone, setPhone] = useState(known ?? '');
  const [error, setError] = useState<string>();
  const request = useMutation(requestOtpMutation(locale));

  const send = async () => {
    if (known === undefined && (await loginOnTrustedDevice(locale, phone))) return;
    try {
      onSent(phone, await request.mutateAsync(phone));
    } catch (failure) {
      const refusal = normalizeError(failure);
      setError(refusal.fields['phone_number'] ?? refusal.message);
    }
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (MOBILE.test(phone)) void send();
    else setError(intl.formatMessage({ id: 'identity.phoneInvalid' }));
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{intl.formatMessage({ id: 'identity.intro' })}</p>
      <TextField
        label={intl.formatMessage({ id: 'identity.phone' })}
        hint={intl.formatMessage({ id: 'identity.phoneHint' })}
        error={error}
        type="tel"
        name="phone_number"
        inputMode="numeric"
        autoComplete="tel-national"
        {...mobileInput}
        value={phone}
        onChange={(event) => {
          setError(undefined);
          setPhone(event.target.value);
        }}
      />
      <Button type="submit" variant="primary" size="lg" block busy={request.isPending}>
        {intl.formatMessage({ id: 'identity.sendOtp' })}
      </Button>
      {known === undefined && (
        <p className={styles.note}>{intl.formatMessage({ id: 'identity.benefits' })}</p>
      )}
    </form>
  );
}
