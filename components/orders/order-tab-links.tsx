'use client';

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './order-tab-links.module.scss';
import { ORDER_TABS, type OrderTab } from './order-tabs';

/** Where a tab, and a page of it, has its address; the first page of all orders is the list itself. */
export function tabHref(list: string, tab: OrderTab, page = 1): string {
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('tab', tab);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? list : `${list}?${text}`;
}

/** Real links: each has an address to come back to. */
export function OrderTabLinks({ current }: { readonly current: OrderTab }) {
  const intl = useIntl();
  const list = pathTo(useLocale(), '/orders/order_list');
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the last tabs are off screen.
    const chosen = row.current?.querySelector('[aria-current]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={row} className={styles.tabs} aria-label={intl.formatMessage({ id: 'orders.tabs' })}>
      <ul>
        {ORDER_TABS.map((tab) => (
          <li key={tab}>
            <Link href={tabHref(list, tab)} aria-current={tab === current ? 'page' : undefined}>
              {intl.formatMessage({ id: `orders.tab.${tab}` })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
