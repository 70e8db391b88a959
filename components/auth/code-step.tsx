'use client';

import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { OtpChallenge } from '@/lib/api/contract/identity';
import { OTP_LENGTH } from '@/lib/api/contract/values';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { digitsInput } from '@/lib/input-filter';
import { loginMutation, requestOtpMutation } from '@/lib/queries/auth';
import styles from './login.module.scss';
import { ResendOtp } from './resend-otp';

interface CodeStepProps {
  readonly phone: string;
  readonly challenge: OtpChallenge;
  readonly showOutbox: boolean;
  readonly onResent: (challenge: OtpChallenge) => void;
  readonly onChangePhone: () => void;
}

export function CodeStep({ phone, challenge, showOutbox, onResent, onChangePhone }: CodeStepProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const login = useMutation({ ...loginMutation(locale), onError: showError });
  const request = useMutation({ ...requestOtpMutation(locale), onError: showError });

  function showError(failure: unknown): void {
    const refusal = normalizeError(failure);
    setError(refusal.fields['code'] ?? refusal.message);
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.length === OTP_LENGTH) login.mutate({ id: challenge.id, code, phone_number: phone });
    else setError(intl.formatMessage({ id: 'auth.otpInvalid' }));
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p role="status">{intl.formatMessage({ id: 'auth.otpSent' }, { phone })}</p>
      <TextField
        label={intl.formatMessage({ id: 'auth.otp' })}
        hint={intl.formatMessage({ id: 'auth.refCode' }, { code: challenge.ref_code })}
        error={error}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...digitsInput(OTP_LENGTH)}
        autoFocus
        value={code}
        onChange={(event) => {
          setError(undefined);
          setCode(event.target.value);
        }}
      />
      {showOutbox && (
        <p className={styles.note}>
          <a href="/dev/outbox" target="_blank" rel="noreferrer">
            {intl.formatMessage({ id: 'auth.demo' })}
          </a>
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" block busy={login.isPending}>
        {intl.formatMessage({ id: 'auth.confirm' })}
      </Button>
      <ResendOtp
        key={challenge.id}
        after={challenge.resend_after}
        busy={request.isPending}
        onResend={() => {
          request.mutate(phone, { onSuccess: onResent });
        }}
      />
      <Button type="button" variant="ghost" onClick={onChangePhone}>
        {intl.formatMessage({ id: 'auth.changePhone' })}
      </Button>
    </form>
  );
}
