import { priceCart, type PriceableLine, type PricedCart } from '../pricing/price-cart.ts';
import type { Cart, CartItem, CartProduct } from './ports.ts';

export interface CartLine extends PriceableLine {
  readonly product: CartProduct;
}

/** A cart with its price at this moment. */
export interface CartView extends PricedCart<CartLine> {
  readonly version: number;
}

export function viewCart({ version, items }: Cart): CartView {
  return { version, ...priceCart(items.map(toLine)) };
}

function toLine({ product, qty }: CartItem): CartLine {
  const { id: productId, price: listPrice, dealPrice, memberPrice, flash } = product;
  return { product, productId, qty, listPrice, dealPrice, memberPrice, flash };
}
