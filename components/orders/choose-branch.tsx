'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LateBranchPicker } from '@/components/branches/late-branches';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Order } from '@/lib/orders/contract';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { chooseBranchMutation, refreshOrders } from '@/lib/orders/queries';
import styles from './order-head.module.scss';

/** A branch could not give the goods: another one may, at the same price. */
export function ChooseBranch({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [branchId, setBranchId] = useState<number | null>(null);
  const choose = useMutation({
    ...chooseBranchMutation(useLocale(), order.order_id),
    onSettled: () => refreshOrders(queries),
  });
  if (!open) {
    return (
      <div className={styles.choose}>
        <Button
          onClick={() => {
            setOpen(true);
          }}
        >
          {intl.formatMessage({ id: 'orders.chooseBranch' })}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.branch}>
      <h3>{intl.formatMessage({ id: 'orders.chooseBranch' })}</h3>
      <LateBranchPicker
        productIds={order.items.map(({ product }) => product.id)}
        chosenId={branchId}
        refusedIds={order.refused_branch_ids}
        onChoose={setBranchId}
      />
      {choose.isError && (
        <Notice tone="danger" role="alert">
          {normalizeError(choose.error).message}
        </Notice>
      )}
      <Button
        block
        disabled={branchId === null}
        busy={choose.isPending}
        onClick={() => {
          if (branchId !== null) choose.mutate(branchId);
        }}
      >
        {intl.formatMessage({ id: 'orders.takeBranch' })}
      </Button>
    </div>
  );
}
