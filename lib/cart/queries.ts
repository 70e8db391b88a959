import { queryOptions } from '@tanstack/react-query';
import {
  addAllToCart,
  addApprovedToCart,
  addCartCoupon,
  addToCart,
  clearCart,
  removeCartCoupon,
  removeCartItem,
  saveCartItem,
  setCartCoupons,
  setCartGroup,
  setCartItem,
  type Addition,
} from './calls-changes';
import { quoteCart } from './calls';
import type { Cart, Quote, QuoteRequest } from './contract';
import type { Piece } from '../analytics/pieces';
import { normalizeError } from '../api/error';
import { http } from '../api/http';
import { firstToEnd } from '../browser/browser';
import { cartSignal } from './signal';
import type { Locale } from '../i18n/locale';
import type { tellCart } from '../analytics/queries';
import { tellDearer } from './queries-dearer';
import { useCart } from '@/stores/cart';
import { usePrivacy } from '@/stores/privacy';

/* Changes of the cart. Each answer replaces the store, the one place the screens read it from. */

/** Adds to the existing quantity, and reports a higher price than shown. */
export async function addItem(locale: Locale, item: Addition): Promise<void> {
  const added = { id: item.product_id, qty: item.qty };
  await change(locale, async () => addToCart(await http(), { ...item, locale }), added);
  const known = item.seen_price ?? item.earlier_price ?? Infinity;
  const line = useCart.getState().cart?.items.find(({ product }) => product.id === item.product_id);
  if (line && known < line.now.amount) await tellDearer(locale);
}

/** Puts an approved medicine into the cart. */
export async function addApproved(locale: Locale, approvalId: number): Promise<void> {
  await change(locale, async () => addApprovedToCart(await http(), approvalId, locale));
}

/** Adds recommended products and approved medicines together, or nothing. */
export async function addAll(
  locale: Locale,
  what: { readonly productIds: readonly number[]; readonly approvalIds: readonly number[] },
): Promise<void> {
  await change(locale, async () => addAllToCart(await http(), { ...what, locale }));
}

/** Whether it was done; `overtaken`: the cart was another one by then, which is shown now. */
export type Changed = 'done' | 'overtaken';

export function setItem(locale: Locale, productId: number, qty: number): Promise<Changed> {
  return change(locale, async (version) =>
    setCartItem(await http(), { product_id: productId, qty, version, locale }),
  );
}

export function removeItem(locale: Locale, productId: number): Promise<Changed> {
  return change(locale, async (version) =>
    removeCartItem(await http(), { product_id: productId, version, locale }),
  );
}

/** Puts a line aside for later, or back into the cart. */
export function saveItem(locale: Locale, productId: number, saved: boolean): Promise<Changed> {
  return change(locale, async (version) =>
    saveCartItem(await http(), { product_id: productId, saved, version, locale }),
  );
}

export function optOut(locale: Locale, groupId: number, optedOut: boolean): Promise<Changed> {
  return change(locale, async (version) =>
    setCartGroup(await http(), { group_id: groupId, opted_out: optedOut, version, locale }),
  );
}

export function emptyCart(locale: Locale): Promise<Changed> {
  return change(locale, async () => clearCart(await http(), locale));
}

export function addCoupon(locale: Locale, code: string): Promise<Changed> {
  return change(locale, async () => addCartCoupon(await http(), code, locale));
}

export function removeCoupon(locale: Locale, id: number): Promise<Changed> {
  return change(locale, async () => removeCartCoupon(await http(), id, locale));
}

/** Uses these of the wallet, and no others. */
export function chooseCoupons(locale: Locale, ids: readonly number[]): Promise<Changed> {
  return change(locale, async () => setCartCoupons(await http(), ids, locale));
}

let lastChange: Promise<unknown> = Promise.resolve();
/** Ends the quotes that are asked for while the cart changes. */
let changing = new AbortController();

/**
 * Changes the cart the shopper sees, one change after the other: each begins with the version that the one before
 * it left. A cart that changed in another window is shown, and the change is the shopper's to repeat.
 */
function change(
  locale: Locale,
  make: (version: number) => Promise<Cart>,
  added?: Piece,
): Promise<Changed> {
  const { pending, begin, end, setOvertaken } = useCart.getState();
  if (pending === 0) setOvertaken(false);
  begin();
  changing.abort();
  changing = new AbortController();
  const made = lastChange.then(() => apply(locale, make, added)).finally(end);
  lastChange = made.catch(() => undefined);
  return made;
}

async function apply(
  locale: Locale,
  make: (version: number) => Promise<Cart>,
  added: Piece | undefined,
): Promise<Changed> {
  const { cart, replace, setOvertaken } = useCart.getState();
  try {
    const changed = await make(cart?.version ?? 0);
    replace(changed);
    cartSignal.send(changed.version);
    if (usePrivacy.getState().counted) void tellChange(locale, cart, { after: changed, added });
    return 'done';
  } catch (error) {
    const { code, data } = normalizeError(error);
    const newer = data['cart'] as Cart | undefined;
    if (code !== 'CART_VERSION' || newer === undefined) throw error;
    replace(newer);
    setOvertaken(true);
    return 'overtaken';
  }
}

/** Analytics come after the cart, and never in its way. */
async function tellChange(...change: Parameters<typeof tellCart>): Promise<void> {
  try {
    await (await import('../analytics/queries')).tellCart(...change);
  } catch {
    // A failed count is not reported.
  }
}

/** Key of all quotes. */
export const quoteKey = ['quote'] as const;

/** Price of the order by the service's rules; keyed by cart and choices so that it is never stale. */
export function quoteQuery(locale: Locale, cartVersion: number, choices: QuoteRequest) {
  return queryOptions({
    queryKey: [...quoteKey, locale, cartVersion, choices],
    queryFn: ({ signal }) => askForQuote(locale, choices, signal),
    staleTime: 0,
  });
}

/** After the changes under way, and again where one comes between: a cart that is just emptied has no price. */
async function askForQuote(
  locale: Locale,
  choices: QuoteRequest,
  signal: AbortSignal,
): Promise<Quote> {
  for (;;) {
    await lastChange;
    signal.throwIfAborted();
    const change = changing.signal;
    try {
      const either = firstToEnd(signal, change);
      return await quoteCart(await http(), { choices, locale, signal: either });
    } catch (error) {
      if (signal.aborted || !change.aborted) throw error;
    }
  }
}
