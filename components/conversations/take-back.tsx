import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { REASON_LENGTH } from '@/lib/health/contract-values';
import { normalizeError } from '@/lib/api/error';
import { refreshConversation } from '@/lib/conversations/queries';
import { withdrawApprovalMutation } from '@/lib/conversations/queries-desk';
import { useUi } from '@/stores/ui';
import styles from './approval.module.scss';
import { Area } from './symptom-step';

/** A pharmacist takes an approval back, with a reason that the member reads. */
export function TakeBack({ id, name }: { readonly id: number; readonly name: string }) {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const text = (key: string) => intl.formatMessage({ id: `conversations.approval.${key}` });
  const [reason, setReason] = useState<string>();
  const withdraw = useMutation({
    ...withdrawApprovalMutation(id),
    onSuccess: () => {
      showToast(text('takenBack'));
    },
    onSettled: () => refreshConversation(client),
  });
  if (reason === undefined) {
    return (
      <Button
        variant="ghost"
        size="sm"
        aria-label={intl.formatMessage({ id: 'conversations.approval.withdrawOf' }, { name })}
        onClick={() => {
          setReason('');
        }}
      >
        {text('withdraw')}
      </Button>
    );
  }
  const { fields = {}, message } = withdraw.error ? normalizeError(withdraw.error) : {};
  return (
    <form
      className={styles.buy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        withdraw.mutate(reason);
      }}
    >
      <Area
        label={text('withdrawReason')}
        hint={text('withdrawHint')}
        value={reason}
        max={REASON_LENGTH}
        required
        error={fields['reason'] ?? message}
        onChange={setReason}
      />
      <Button type="submit" variant="secondary" busy={withdraw.isPending}>
        {text('withdraw')}
      </Button>
      <Button
        variant="ghost"
        onClick={() => {
          setReason(undefined);
        }}
      >
        {text('keep')}
      </Button>
    </form>
  );
}
