import type { Cart, CartItem, Quote } from '../../../lib/api/contract/cart.ts';
import type { Locale } from '../../../lib/api/contract/common.ts';
import { cartMax } from '../../domain/cart/line-rules.ts';
import type { CartLine, CartView } from '../../domain/cart/view-cart.ts';
import { stockLevel } from '../../domain/catalog/product-rules.ts';
import { toBaht } from '../../domain/kernel/money.ts';
import type { PricedLine } from '../../domain/pricing/price-cart.ts';
import { productImage } from './media.ts';
import { toFlash } from './products.ts';

export function toCart(cart: CartView, locale: Locale): Cart {
  return {
    items: cart.lines.map((line) => toItem(line, locale)),
    subtotal: toBaht(cart.subtotal),
    adjustments: [],
    near_misses: [],
    version: cart.version,
  };
}

function toItem({ product, ...line }: PricedLine<CartLine>, locale: Locale): CartItem {
  const max = cartMax(product);
  const names = { product_name_th: product.name.th, product_name_en: product.name.en };
  return {
    qty: line.qty,
    price: toBaht(line.unitPrice),
    price_source: line.source,
    flash: line.source === 'flash' && product.flash ? toFlash(product.flash) : null,
    list_price: toBaht(line.listPrice),
    line_total: toBaht(line.total),
    ...names,
    product: {
      id: product.id,
      product_name: product.name[locale],
      ...names,
      image: productImage(product.id),
    },
    stock: stockLevel(max === 0 ? 0 : product.available),
    max_qty: max,
  };
}

export function toQuote(cart: CartView): Quote {
  return {
    lines: cart.lines.map((line) => ({
      product_id: line.productId,
      qty: line.qty,
      price: toBaht(line.unitPrice),
      price_source: line.source,
      discmember: toBaht(line.memberDiscount),
      discount_line_item: toBaht(line.lineDiscount),
      line_total: toBaht(line.total),
    })),
    adjustments: [],
    near_misses: [],
    subtotal: toBaht(cart.subtotal),
    delivery_fee: toBaht(cart.delivery.fee),
    free_delivery_missing: toBaht(cart.delivery.freeDeliveryMissing),
    total: toBaht(cart.total),
    vat: toBaht(cart.vat),
    earned_coins: 0,
    cart_version: cart.version,
  };
}
