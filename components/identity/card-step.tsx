'use client';

import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { OtpChallenge } from '@/lib/identity/contract';
import { normalizeError } from '@/lib/api/error';
import { MOBILE } from '@/lib/format/phone';
import { useLocale } from '@/lib/i18n/use-locale';
import { digitsInput, mobileInput } from '@/lib/format/input-filter';
import { requestLinkOtpMutation } from '@/lib/members/queries';
import styles from './login.module.scss';

const CODE_DIGITS = 12;

interface CardValues {
  member_code: string;
  phone_number: string;
}

export interface SentCard extends CardValues {
  readonly challenge: OtpChallenge;
}

interface CardStepProps {
  /** Phone number of the member; most cards are registered with it. */
  readonly phone: string;
  /** Last code sent. It stays valid while a mistyped number is corrected. */
  readonly last: SentCard | undefined;
  readonly onSent: (sent: SentCard) => void;
}

export function CardStep({ phone, last, onSent }: CardStepProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const form = useForm<CardValues>({
    defaultValues: last ?? { member_code: '', phone_number: phone },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const request = useMutation(requestLinkOtpMutation(useLocale()));
  const required = text('identity-joining.required');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit(({ member_code, phone_number }) => {
          const values = { member_code, phone_number };
          if (last?.phone_number === phone_number) {
            onSent({ ...values, challenge: last.challenge });
            return;
          }
          request.mutate(phone_number, {
            onSuccess: (challenge) => {
              onSent({ ...values, challenge });
            },
          });
        })(event);
      }}
    >
      <TextField
        label={text('identity-joining.cardCode')}
        hint={text('identity-joining.cardCodeHint')}
        error={errors.member_code?.message}
        inputMode="numeric"
        autoComplete="off"
        {...digitsInput(CODE_DIGITS)}
        {...form.register('member_code', {
          required,
          validate: (code) => /^\d{12}$/.test(code) || text('identity-joining.cardCodeLength'),
        })}
      />
      <TextField
        label={text('identity-joining.cardPhone')}
        hint={text('identity-joining.cardPhoneHint')}
        error={errors.phone_number?.message}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...mobileInput}
        {...form.register('phone_number', {
          required,
          pattern: { value: MOBILE, message: text('identity.phoneInvalid') },
        })}
      />
      {request.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(request.error).message}
        </Notice>
      )}
      <Button type="submit" size="lg" block busy={request.isPending}>
        {text('identity.sendOtp')}
      </Button>
    </form>
  );
}
