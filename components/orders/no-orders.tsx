'use client';

import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type { OrderTab } from './order-tabs';

export function NoOrders({ tab }: { readonly tab: OrderTab }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id });
  if (tab === 'all') {
    return (
      <EmptyState
        image="/images/empty-orders.svg"
        title={text('orders.empty')}
        text={text('orders.emptyText')}
        action={
          <ButtonLink href={pathTo(locale, '/categories')}>{text('orders.browse')}</ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      image="/images/empty-orders.svg"
      title={intl.formatMessage({ id: 'orders.emptyTab' }, { tab: text(`orders.tab.${tab}`) })}
      action={
        <ButtonLink href={pathTo(locale, '/orders/order_list')}>{text('orders.all')}</ButtonLink>
      }
    />
  );
}
