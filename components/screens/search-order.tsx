import type { Say } from '@/components/common/say';
import { OwnOrder } from '@/components/search/own-order';
import { orderNumberIn } from '@/lib/orders/order-number';

interface SearchOrderProps {
  readonly keyword: string | undefined;
  readonly say: Say<'catalog'>;
}

/** Where a search is for an order number, its member is led to the order. */
export function SearchOrder({ keyword = '', say }: SearchOrderProps) {
  const number = orderNumberIn(keyword);
  return (
    number !== undefined && (
      <OwnOrder
        number={number}
        texts={{
          notice: say('catalog.searchOrder', { number }),
          open: say('catalog.searchOrderOpen'),
        }}
      />
    )
  );
}
