import type { Say } from '@/components/common/say';
import { OrderLine } from '@/components/search/order-line';
import { OwnOrder } from '@/components/search/own-order';
import type { Locale } from '@/lib/i18n/locale';
import { orderNumberIn } from '@/lib/orders/order-number';
import { pathTo } from '@/lib/pages/path-to';

interface SearchOrderProps {
  readonly keyword: string | undefined;
  readonly locale: Locale;
  readonly say: Say<'catalog'>;
}

/** Where a search is for an order number, its member is led to the order, everyone else to the own orders. */
export function SearchOrder({ keyword = '', locale, say }: SearchOrderProps) {
  const number = orderNumberIn(keyword);
  if (number === undefined) return null;
  return (
    <OwnOrder
      number={number}
      texts={{ notice: say('catalog.searchOrder'), open: say('catalog.searchOrderOpen') }}
    >
      <OrderLine
        text={say('catalog.searchOrderAsk')}
        href={pathTo(locale, '/orders/order_list')}
        link={say('catalog.searchOrders')}
      />
    </OwnOrder>
  );
}
