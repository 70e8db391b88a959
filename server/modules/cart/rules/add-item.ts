import { pricesOf } from '../../catalog/rules/product-rules.ts';
import type { Satang } from '../../../core/money.ts';
import { refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { FlashQuota } from '../../offers/ports.ts';
import { unitPriceOf } from '../../pricing/rules/unit-price.ts';
import { changeCart, type CartRepos, type CartWorld } from './change-cart.ts';
import { refuseLine } from './line-rules.ts';
import type { ShownCart } from './show-cart.ts';

export interface Addition {
  readonly product_id?: number | null | undefined;
  readonly qty?: number | null | undefined;
  /** What the shopper's page said that one piece costs: refused where that was a flash price and is over. */
  readonly seenPrice?: Satang | undefined;
  /** What one piece cost earlier, in an order or in the cart. Of either the line tells where it is dearer now. */
  readonly earlierPrice?: Satang | undefined;
  /** The product whose line a new one stands before. */
  readonly before?: number | undefined;
}

/** Adds to what is there, so that two windows both count. */
export type AddItem = (memberId: number, addition: Addition) => Promise<Result<ShownCart>>;

interface AddItemRepos extends CartRepos {
  readonly flashQuota: Pick<FlashQuota, 'lapsed'>;
}

export function createAddItem(world: CartWorld<AddItemRepos>): AddItem {
  return async (memberId, addition) => {
    const { product_id: productId, qty, before } = addition;
    if (!productId || !qty) return refuse('INVALID_PARAMETER');
    return changeCart(world, memberId, async ({ carts, flashQuota }, now) => {
      const wanted = qty + (await carts.qtyOf(memberId, productId));
      const product = await carts.product(memberId, productId, now);
      const refusal = refuseLine(product, wanted);
      if (refusal || !product) return refusal;
      const price = unitPriceOf(pricesOf(product), wanted).unitPrice;
      const lapsed = await refuseLapsed(flashQuota, { productId, price, now, ...addition });
      if (lapsed) return lapsed;
      const seenPrice = believedBelow(price, addition);
      await carts.putItem(memberId, { productId, qty: wanted, before, seenPrice }, now);
      return undefined;
    });
  };
}

interface Seen extends Pick<Addition, 'seenPrice'> {
  readonly productId: number;
  readonly price: Satang;
  readonly now: Date;
}

/** A page that shows a flash price that is over never sells dearer in silence (`docs/prices.md`). */
async function refuseLapsed(
  flashQuota: Pick<FlashQuota, 'lapsed'>,
  { productId, price, now, seenPrice }: Seen,
): Promise<Refusal | undefined> {
  if (seenPrice === undefined || seenPrice >= price) return undefined;
  const lapsed = await flashQuota.lapsed([productId], now);
  return lapsed.get(productId) === seenPrice ? refuse('FLASH_SALE_EXPIRED').refusal : undefined;
}

/** The price that the member knows, where that is less than `price`. */
function believedBelow(price: Satang, { seenPrice, earlierPrice }: Addition): Satang | undefined {
  const known = seenPrice ?? earlierPrice;
  return known !== undefined && known < price ? known : undefined;
}
