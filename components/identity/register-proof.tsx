'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { requestRegisterOtpMutation } from '@/lib/members/queries';
import { CodeForm } from './code-form';

export interface RegisterProofProps {
  readonly phone: string;
  readonly busy: boolean;
  /** Failure of the last attempt; null after the code is edited. */
  readonly failure: unknown;
  readonly onTyped: () => void;
  readonly onProof: (proof: { readonly otp_id: string; readonly code: string }) => void;
  readonly onBack: () => void;
}

export function RegisterProof(props: RegisterProofProps) {
  const { phone, busy, failure, onTyped, onProof, onBack } = props;
  const intl = useIntl();
  const { mutate, ...request } = useMutation(requestRegisterOtpMutation(useLocale()));
  useEffect(() => {
    mutate(phone);
  }, [mutate, phone]);
  const challenge = request.data;
  const back = intl.formatMessage({ id: 'identity-joining.backToForm' });
  if (challenge) {
    return (
      <CodeForm
        phone={phone}
        challenge={challenge}
        showOutbox={false}
        busy={busy}
        resending={request.isPending}
        failure={failure}
        onTyped={onTyped}
        backLabel={back}
        onCode={(code) => {
          onProof({ otp_id: challenge.id, code });
        }}
        onResend={() => {
          mutate(phone);
        }}
        onBack={onBack}
      />
    );
  }
  if (!request.error)
    return <Spinner label={intl.formatMessage({ id: 'identity-joining.waiting' })} />;
  return (
    <>
      <Notice tone="danger" role="alert">
        {normalizeError(request.error).message}
      </Notice>
      <Button variant="ghost" onClick={onBack}>
        {back}
      </Button>
    </>
  );
}
