import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { healthQuery, withdrawHealthMutation } from '@/lib/queries/health';
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
    <Modal
      show
      brief
      title={text('withdrawTitle')}
      closeLabel={text('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            {text('keep')}
          </Button>
          <Button
            variant="danger"
            busy={withdraw.isPending}
            onClick={() => {
              withdraw.mutate();
            }}
          >
            {text('withdraw')}
          </Button>
        </>
      }
    >
      <p>{text('withdrawText')}</p>
      {withdraw.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(withdraw.error).message}
        </Notice>
      )}
    </Modal>
  );
}
