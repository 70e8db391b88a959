'use client';

import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { mayAdd } from '@/components/common/add-items';
import type { Order } from '@/lib/orders/contract';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { reorderMutation } from '@/lib/orders/queries';
import styles from './order-head.module.scss';

/** Puts the order's goods into the cart again and names unavailable ones. */
export function ReorderButton({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const locale = useLocale();
  const { mutationFn, ...options } = reorderMutation(locale, order.order_id);
  const reorder = useMutation({
    ...options,
    mutationFn: async () => {
      const ids = order.items.map(({ product }) => product.id);
      return (await mayAdd(locale, ids)) ? mutationFn() : null;
    },
  });
  const missing = reorder.data;
  return (
    <div className={styles.action}>
      <Button
        variant="secondary"
        busy={reorder.isPending}
        onClick={() => {
          reorder.mutate();
        }}
      >
        {intl.formatMessage({ id: 'orders.reorder' })}
      </Button>
      {reorder.isError && (
        <Notice tone="danger" role="alert">
          {normalizeError(reorder.error).message}
        </Notice>
      )}
      {missing && (
        <Notice tone={missing.length > 0 ? 'warning' : 'success'} role="status">
          <p>{intl.formatMessage({ id: 'orders.reordered' }, { missing: missing.length })}</p>
          {missing.length > 0 && (
            <ul>
              {missing.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
          <Link href={pathTo(locale, '/cart')}>{intl.formatMessage({ id: 'orders.toCart' })}</Link>
        </Notice>
      )}
    </div>
  );
}
