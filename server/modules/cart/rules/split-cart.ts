import { type Result, ok, refuse } from '../../../core/result.ts';
import { drugPolicy } from '../../catalog/rules/product-rules.ts';
import { type GiftCardTender, type PaidByCard, sum } from '../../pricing/rules/priced.ts';
import type { Cart } from '../ports.ts';
import { type CartParts, type CartTerms, type CartView, viewCart } from './view-cart.ts';

/**
 * A cart whose approved medicines are picked up while all else goes home (`docs/product/cart.md`, "Split carts"). Its
 * sums are those of both parts; refused where either would be empty.
 */
export function splitCart(cart: Cart, terms: Omit<CartTerms, 'deliveryMethod'>): Result<CartView> {
  const picked = cart.items.filter(({ product }) => drugPolicy(product.drugClass) === 'approval');
  const sent = cart.items.filter((item) => !picked.includes(item));
  // An empty cart is refused as such, and a closed checkout asks for no split.
  if (cart.items.length > 0 && (picked.length === 0 || sent.length === 0)) {
    return refuse('NOTHING_TO_SPLIT', {
      fields: { delivery_method: 'errors.NOTHING_TO_SPLIT' },
    });
  }
  const home = viewCart({ ...cart, items: sent }, { ...terms, deliveryMethod: 'home' });
  const pickup = viewCart(
    { ...cart, items: picked },
    {
      ...{ ...terms, deliveryMethod: 'pickup', coupons: [] },
      giftCards: terms.giftCards.map((card) => restOf(card, home.giftCards)),
    },
  );
  return ok(together(cart, { home, pickup }));
}

/** Balance left on a card by the delivered part. */
function restOf(card: GiftCardTender, spent: readonly PaidByCard[]): GiftCardTender {
  const amount = spent.find(({ giftCardId }) => giftCardId === card.giftCardId)?.amount ?? 0;
  return { ...card, balance: card.balance - amount };
}

function together(cart: Cart, parts: CartParts): CartView {
  const { home, pickup } = parts;
  const lineOf = new Map([...home.lines, ...pickup.lines].map((line) => [line.productId, line]));
  return {
    ...home,
    lines: cart.items.flatMap(({ product }) => lineOf.get(product.id) ?? []),
    subtotal: home.subtotal + pickup.subtotal,
    discount: home.discount + pickup.discount,
    total: home.total + pickup.total,
    vat: home.vat + pickup.vat,
    toPay: home.toPay + pickup.toPay,
    giftCards: spentOf([...home.giftCards, ...pickup.giftCards]),
    // No cash on delivery: a branch hands over one part, and both use one payment method.
    codAllowed: false,
    parts,
  };
}

/** Each card once, with all that both parts take of it. */
function spentOf(uses: readonly PaidByCard[]): readonly PaidByCard[] {
  const byCard = Map.groupBy(uses, ({ giftCardId }) => giftCardId);
  return [...byCard.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, amount: sum([first, ...rest], ({ amount }) => amount) }] : [],
  );
}
