import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@/lib/i18n/use-locale';
import { orderNumberIn } from '@/lib/orders/order-number';
import { numberedOrderQuery } from '@/lib/orders/queries';
import { useAuth } from '@/stores/auth';

export interface OwnOrderProps {
  /** An order number, perhaps of another member. */
  readonly number: string;
  readonly texts: {
    readonly notice: string;
    readonly open: string;
  };
}

/** The number of the member's own order that a text consists of; undefined for guests and all other texts. */
export function useOwnOrder(text: string): string | undefined {
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  const number = isLoggedIn ? orderNumberIn(text) : undefined;
  return useQuery(numberedOrderQuery(useLocale(), number)).data?.order_id;
}
