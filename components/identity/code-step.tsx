'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OtpChallenge } from '@/lib/identity/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { loginMutation, requestOtpMutation } from '@/lib/identity/queries';
import { CodeForm } from './code-form';

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
  const [failure, setFailure] = useState<unknown>(null);
  const login = useMutation({ ...loginMutation(locale), onError: setFailure });
  const request = useMutation({ ...requestOtpMutation(locale), onError: setFailure });
  return (
    <CodeForm
      phone={phone}
      challenge={challenge}
      showOutbox={showOutbox}
      busy={login.isPending}
      resending={request.isPending}
      failure={failure}
      onTyped={() => {
        setFailure(null);
      }}
      backLabel={intl.formatMessage({ id: 'identity.changePhone' })}
      onCode={(code) => {
        login.mutate({ id: challenge.id, code, phone_number: phone });
      }}
      onResend={() => {
        request.mutate(phone, { onSuccess: onResent });
      }}
      onBack={onChangePhone}
    />
  );
}
