import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { healthQuery, withdrawHealthMutation } from '@/lib/queries/health';
import { useUi } from '@/stores/ui';

/** Takes the consent back, which deletes all notes: asked once more. */
export function Withdraw({ onWithdrawn }: { readonly onWithdrawn: () => void }) {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const [asks, setAsks] = useState(false);
  const text = (id: string) => intl.formatMessage({ id: `health.${id}` });
  const withdraw = useMutation({
    ...withdrawHealthMutation,
    onSuccess: async () => {
      setAsks(false);
      onWithdrawn();
      showToast(text('withdrawn'));
      await client.invalidateQueries({ queryKey: healthQuery.queryKey });
    },
  });
  const close = () => {
    setAsks(false);
  };
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => {
          setAsks(true);
        }}
      >
        {text('withdraw')}
      </Button>
      <Modal
        show={asks}
        brief
        title={text('withdrawTitle')}
        closeLabel={text('close')}
        onClose={close}
        footer={
          <>
            <Button variant="secondary" autoFocus onClick={close}>
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
    </>
  );
}
