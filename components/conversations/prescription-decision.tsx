import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { REASON_LENGTH } from '@/lib/health/contract-values';
import { normalizeError } from '@/lib/api/error';
import { refreshConversation } from '@/lib/conversations/queries';
import {
  acceptPrescriptionMutation,
  refusePrescriptionMutation,
} from '@/lib/prescriptions/queries';
import styles from './consultation.module.scss';
import { Area } from './symptom-step';

/** The pharmacist accepts a prescription, or refuses it with a reason that the member reads. */
export function PrescriptionDecision({ id }: { readonly id: number }) {
  const intl = useIntl();
  const client = useQueryClient();
  const text = (name: string) => intl.formatMessage({ id: `prescriptions.${name}` });
  const [reason, setReason] = useState<string>();
  const onSettled = () => refreshConversation(client);
  const accept = useMutation({ ...acceptPrescriptionMutation(id), onSettled });
  const refuse = useMutation({ ...refusePrescriptionMutation(id), onSettled });
  const failure = accept.error ?? refuse.error;
  const error = failure ? normalizeError(failure) : undefined;
  return (
    <form
      className={styles.followUp}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason !== undefined) refuse.mutate(reason);
      }}
    >
      <p>{text('deskHint')}</p>
      {reason !== undefined && (
        <Area
          label={text('refuseReason')}
          hint={text('refuseHint')}
          value={reason}
          max={REASON_LENGTH}
          required
          error={error?.fields['reason']}
          onChange={setReason}
        />
      )}
      {error && error.fields['reason'] === undefined && (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      )}
      <div className={styles.buttons}>
        {reason === undefined ? (
          <>
            <Button
              busy={accept.isPending}
              onClick={() => {
                accept.mutate();
              }}
            >
              {text('accept')}
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                setReason('');
              }}
            >
              {text('refuse')}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" variant="secondary" busy={refuse.isPending}>
              {text('refuse')}
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                setReason(undefined);
              }}
            >
              {text('keep')}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
