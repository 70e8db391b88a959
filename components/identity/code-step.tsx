'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OtpChallenge } from '@/lib/identity/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { requestOtpMutation, type OtpLogin } from '@/lib/identity/queries';
import { CodeForm } from './code-form';

interface CodeStepProps {
  readonly phone: string;
  readonly challenge: OtpChallenge;
  readonly showOutbox: boolean;
  /** Signs in with the code. */
  readonly login: { readonly mutationFn: (input: OtpLogin) => Promise<unknown> };
  readonly onResent: (challenge: OtpChallenge) => void;
  readonly onChangePhone: () => void;
}

export function CodeStep(props: CodeStepProps) {
  const { phone, challenge, showOutbox, onResent, onChangePhone } = props;
  const intl = useIntl();
  const locale = useLocale();
  const [failure, setFailure] = useState<unknown>(null);
  const login = useMutation({ ...props.login, retry: false, onError: setFailure });
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
