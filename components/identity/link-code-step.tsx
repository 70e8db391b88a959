'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OtpChallenge } from '@/lib/identity/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { membershipQuery } from '@/lib/members/queries-membership';
import { linkCardMutation, requestLinkOtpMutation } from '@/lib/members/queries';
import { useUi } from '@/stores/ui';
import type { SentCard } from './card-step';
import { CodeForm } from './code-form';

interface LinkCodeStepProps {
  readonly sent: SentCard;
  readonly showOutbox: boolean;
  readonly onResent: (challenge: OtpChallenge) => void;
  readonly onBack: () => void;
}

/** Code sent to the phone of the card; a correct one links its number and coins to the member. */
export function LinkCodeStep({ sent, showOutbox, onResent, onBack }: LinkCodeStepProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [failure, setFailure] = useState<unknown>(null);
  const queries = useQueryClient();
  const { challenge, member_code, phone_number } = sent;
  const link = useMutation({
    ...linkCardMutation(locale),
    onError: setFailure,
    onSuccess: async () => {
      useUi.getState().showToast(intl.formatMessage({ id: 'identity-joining.linkDone' }));
      await queries.invalidateQueries({ queryKey: membershipQuery().queryKey });
    },
  });
  const request = useMutation({ ...requestLinkOtpMutation(locale), onError: setFailure });
  return (
    <CodeForm
      phone={phone_number}
      challenge={challenge}
      showOutbox={showOutbox}
      busy={link.isPending}
      resending={request.isPending}
      failure={failure}
      onTyped={() => {
        setFailure(null);
      }}
      backLabel={intl.formatMessage({ id: 'identity-joining.changeCard' })}
      onCode={(code) => {
        link.mutate({ otp_id: challenge.id, code, phone_number, member_code });
      }}
      onResend={() => {
        request.mutate(phone_number, { onSuccess: onResent });
      }}
      onBack={onBack}
    />
  );
}
