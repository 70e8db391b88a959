import { useQuery } from '@tanstack/react-query';
import type { Cart } from '@/lib/api/contract/cart';
import { useLocale } from '@/lib/i18n/use-locale';
import { quoteQuery } from '@/lib/queries/cart';
import { useCart } from '@/stores/cart';

const HOME = { delivery_method: 'home' } as const;

/** The cart with its delivery home, by the service's rules; an earlier one is stale until the next is there. */
export function useQuote(cart: Cart) {
  const locale = useLocale();
  const isChanging = useCart(({ pending }) => pending > 0);
  const asked = quoteQuery(locale, cart.version, HOME);
  const { data, isPlaceholderData, isPending } = useQuery({
    ...asked,
    // Prices change without a change of the cart.
    queryKey: [...asked.queryKey, cart.subtotal, cart.total],
    placeholderData: (previous) => previous,
  });
  return { quote: data, isStale: isChanging || isPlaceholderData || isPending };
}
