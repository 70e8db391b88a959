'use client';

import { useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { OtpChallenge } from '@/lib/identity/contract';
import { OTP_LENGTH } from '@/lib/identity/contract-values';
import { normalizeError } from '@/lib/api/error';
import { digitsInput } from '@/lib/format/input-filter';
import { ByCall } from './by-call';
import styles from './login.module.scss';
import { ResendOtp } from './resend-otp';

interface CodeFormProps {
  readonly phone: string;
  readonly challenge: OtpChallenge;
  readonly showOutbox: boolean;
  readonly busy: boolean;
  readonly resending: boolean;
  readonly failure: unknown;
  readonly onTyped: () => void;
  /** Label of the confirm button, where the code does more than sign in. */
  readonly confirmLabel?: string;
  readonly backLabel: string;
  readonly onCode: (code: string) => void;
  readonly onResend: () => void;
  readonly onBack: () => void;
}

export function CodeForm(props: CodeFormProps) {
  const { phone, challenge, failure } = props;
  const intl = useIntl();
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setShort(code.length !== OTP_LENGTH);
    if (code.length === OTP_LENGTH) props.onCode(code);
  };
  const refusal = failure === null ? undefined : messageOf(failure);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {challenge.by_call ? (
        <ByCall phone={phone} refCode={challenge.ref_code} />
      ) : (
        <p role="status">{intl.formatMessage({ id: 'identity.otpSent' }, { phone })}</p>
      )}
      <TextField
        label={intl.formatMessage({ id: 'identity.otp' })}
        hint={intl.formatMessage({ id: 'identity.refCode' }, { code: challenge.ref_code })}
        error={short ? intl.formatMessage({ id: 'identity.otpInvalid' }) : refusal}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        {...digitsInput(OTP_LENGTH)}
        onChange={(event) => {
          setShort(false);
          props.onTyped();
          setCode(event.target.value);
        }}
      />
      {props.showOutbox && !challenge.by_call && (
        <p className={styles.note}>
          <a href="/dev/outbox" target="_blank" rel="noreferrer">
            {intl.formatMessage({ id: 'identity.demo' })}
          </a>
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" block busy={props.busy}>
        {props.confirmLabel ?? intl.formatMessage({ id: 'identity.confirm' })}
      </Button>
      <ResendOtp
        key={challenge.id}
        challenge={challenge}
        busy={props.resending}
        onResend={props.onResend}
      />
      <Button type="button" variant="ghost" onClick={props.onBack}>
        {props.backLabel}
      </Button>
    </form>
  );
}

function messageOf(failure: unknown): string {
  const refusal = normalizeError(failure);
  return refusal.fields['code'] ?? refusal.fields['member_code'] ?? refusal.message;
}
