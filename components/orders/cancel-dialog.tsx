'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import type { Order } from '@/lib/orders/contract';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { cancelOrderMutation, refreshOrders } from '@/lib/orders/queries';
import { useUi } from '@/stores/ui';

interface CancelDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const intl = useIntl();
  const queries = useQueryClient();
  const text = (id: string) => intl.formatMessage({ id });
  const cancel = useMutation({
    ...cancelOrderMutation(useLocale(), order.order_id),
    onSuccess: async () => {
      useUi.getState().showToast(text('orders.cancelled'));
      await refreshOrders(queries);
      onClose();
    },
    // The order moved meanwhile; the page behind the dialog shows it.
    onError: () => refreshOrders(queries),
  });
  const isUnpaid = order.status === 'waiting_payment' || order.payment.method === 'cod';
  return (
    <Modal
      show
      title={text('orders.cancelTitle')}
      closeLabel={text('orders.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('orders.keep')}
          </Button>
          <Button
            variant="danger"
            busy={cancel.isPending}
            onClick={() => {
              cancel.mutate();
            }}
          >
            {text('orders.cancelConfirm')}
          </Button>
        </>
      }
    >
      <p>{text(isUnpaid ? 'orders.cancelTextUnpaid' : 'orders.cancelTextPaid')}</p>
      {cancel.isError && (
        <Notice tone="danger" role="alert">
          {normalizeError(cancel.error).message}
        </Notice>
      )}
    </Modal>
  );
}
