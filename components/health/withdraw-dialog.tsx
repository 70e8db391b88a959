import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { normalizeError } from '@/lib/api/error';
import { healthQuery, withdrawHealthMutation } from '@/lib/health/queries';
import { useUi } from '@/stores/ui';

interface WithdrawDialogProps {
  readonly onWithdrawn: () => void;
  readonly onClose: () => void;
}

export function WithdrawDialog({ onWithdrawn, onClose }: WithdrawDialogProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const text = (id: string) => intl.formatMessage({ id: `health.${id}` });
  const withdraw = useMutation({
    ...withdrawHealthMutation,
    onSuccess: async () => {
      onClose();
      onWithdrawn();
      showToast(text('withdrawn'));
      await client.invalidateQueries({ queryKey: healthQuery.queryKey });
    },
  });
  return (
    <ConfirmDialog
      title={text('withdrawTitle')}
      text={text('withdrawText')}
      labels={{
        close: text('close'),
        keep: text('keep'),
        confirm: text('withdraw'),
      }}
      busy={withdraw.isPending}
      refusal={withdraw.error ? normalizeError(withdraw.error).message : undefined}
      onConfirm={() => {
        withdraw.mutate();
      }}
      onClose={onClose}
    />
  );
}
