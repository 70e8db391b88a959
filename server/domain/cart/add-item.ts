import { pricesOf } from '../catalog/product-rules.ts';
import type { Satang } from '../kernel/money.ts';
import { refuse, type Refusal, type Result } from '../kernel/result.ts';
import type { FlashQuota } from '../offers/ports.ts';
import { unitPriceOf } from '../pricing/unit-price.ts';
import { changeCart, type CartRepos, type CartWorld } from './change-cart.ts';
import { refuseLine } from './line-rules.ts';
import type { CartProduct } from './ports.ts';
import type { ShownCart } from './show-cart.ts';

export interface Addition {
  readonly product_id?: number | null | undefined;
  readonly qty?: number | null | undefined;
  /** What the shopper's page said that one piece costs. */
  readonly seenPrice?: Satang | undefined;
  /** The product whose line a new one stands before. */
  readonly before?: number | undefined;
}

/** Adds to what is there, so that two windows both count. */
export type AddItem = (memberId: number, addition: Addition) => Promise<Result<ShownCart>>;

interface AddItemRepos extends CartRepos {
  readonly flashQuota: Pick<FlashQuota, 'lapsed'>;
}

export function createAddItem(world: CartWorld<AddItemRepos>): AddItem {
  return async (memberId, { product_id: productId, qty, seenPrice, before }) => {
    if (!productId || !qty) return refuse('INVALID_PARAMETER');
    return changeCart(world, memberId, async ({ carts, flashQuota }, now) => {
      const wanted = qty + (await carts.qtyOf(memberId, productId));
      const product = await carts.product(memberId, productId, now);
      const refusal =
        refuseLine(product, wanted) ??
        (product && (await refuseLapsed(flashQuota, { product, wanted, seenPrice, now })));
      if (!refusal) await carts.putItem(memberId, { productId, qty: wanted, before }, now);
      return refusal;
    });
  };
}

interface Wish {
  readonly product: CartProduct;
  readonly wanted: number;
  readonly seenPrice: Satang | undefined;
  readonly now: Date;
}

/** A page that shows a flash price that is over never sells dearer in silence (`quality.md`, "Flash-sale edges"). */
async function refuseLapsed(
  flashQuota: Pick<FlashQuota, 'lapsed'>,
  { product, wanted, seenPrice, now }: Wish,
): Promise<Refusal | undefined> {
  const price = unitPriceOf(pricesOf(product), wanted).unitPrice;
  if (seenPrice === undefined || seenPrice >= price) return undefined;
  const lapsed = await flashQuota.lapsed([product.id], now);
  return lapsed.get(product.id) === seenPrice ? refuse('FLASH_SALE_EXPIRED').refusal : undefined;
}
