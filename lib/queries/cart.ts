import { addToCart, getCart, quoteCart, removeCartItem, setCartItem } from '../api/endpoints/cart';
import type { Cart } from '../api/contract/cart';
import { normalizeError } from '../api/error';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { useCart } from '@/stores/cart';

/** Cart calls. Each answer replaces the store, the one place the screens read the cart from. */
export async function loadCart(locale: Locale): Promise<void> {
  useCart.getState().replace(await getCart(await http(), locale));
}

/** @param seenPrice a flash price in baht that the page shows; the service refuses it when it is over */
export async function addItem(
  locale: Locale,
  productId: number,
  qty: number,
  seenPrice?: number,
): Promise<void> {
  const seen = seenPrice === undefined ? {} : { seen_price: seenPrice };
  const added = await addToCart(await http(), { product_id: productId, qty, ...seen, locale });
  useCart.getState().replace(added);
}

export async function setItem(locale: Locale, productId: number, qty: number): Promise<void> {
  await withVersion(async (version) =>
    setCartItem(await http(), { product_id: productId, qty, version, locale }),
  );
}

export async function removeItem(locale: Locale, productId: number): Promise<void> {
  await withVersion(async (version) =>
    removeCartItem(await http(), { product_id: productId, version, locale }),
  );
}

/**
 * Changes the cart the shopper sees. When another tab was faster, its cart is shown and the change,
 * an absolute quantity, is tried once more.
 */
async function withVersion(change: (version: number) => Promise<Cart>): Promise<void> {
  const { cart, replace } = useCart.getState();
  try {
    replace(await change(cart?.version ?? 0));
  } catch (error) {
    const { code, data } = normalizeError(error);
    const newer = data['cart'] as Cart | undefined;
    if (code !== 'CART_VERSION' || newer === undefined) throw error;
    replace(newer);
    replace(await change(newer.version));
  }
}

/** What the order would cost, by the service's rules; keyed by cart and address so that it is never stale. */
export function quoteQuery(locale: Locale, cartVersion: number, addressId: number | undefined) {
  return {
    queryKey: ['quote', locale, cartVersion, addressId ?? null],
    queryFn: async () =>
      quoteCart(await http(), {
        locale,
        ...(addressId === undefined ? {} : { address_id: addressId }),
      }),
    staleTime: 0,
  };
}
