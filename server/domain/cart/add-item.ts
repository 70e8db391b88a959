import type { Satang } from '../kernel/money.ts';
import type { Clock } from '../kernel/ports.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import { refuseLine } from './line-rules.ts';
import type { FlashQuota } from '../offers/ports.ts';
import { unitPriceOf } from '../pricing/unit-price.ts';
import type { CartProduct, CartRepo } from './ports.ts';
import { viewCart, type CartView } from './view-cart.ts';

export interface Addition {
  readonly product_id?: number | null | undefined;
  readonly qty?: number | null | undefined;
  /** What the shopper's page said that one piece costs. */
  readonly seenPrice?: Satang | undefined;
}

/** Adds to what is there, so that two windows both count. */
export type AddItem = (memberId: number, addition: Addition) => Promise<Result<CartView>>;

interface AddItemRepos {
  readonly carts: CartRepo;
  readonly flashQuota: Pick<FlashQuota, 'lapsed'>;
}

export function createAddItem(world: { transact: Transact<AddItemRepos>; clock: Clock }): AddItem {
  return async (memberId, { product_id: productId, qty, seenPrice }) => {
    if (!productId || !qty) return refuse('INVALID_PARAMETER');
    const now = world.clock.now();
    return world.transact(async ({ carts, flashQuota }) => {
      await carts.bump(memberId, now);
      const wanted = qty + (await carts.qtyOf(memberId, productId));
      const product = await carts.product(memberId, productId, now);
      const refusal = refuseLine(product, wanted);
      if (refusal) return { ok: false, refusal };
      if (product && seenPrice !== undefined && seenPrice < priceNow(product, wanted)) {
        const lapsed = await flashQuota.lapsed([productId], now);
        if (lapsed.get(productId) === seenPrice) return refuse('FLASH_SALE_EXPIRED');
      }
      await carts.putItem(memberId, productId, wanted, now);
      return ok(viewCart(await carts.read(memberId, now)));
    });
  };
}

function priceNow(product: CartProduct, qty: number): Satang {
  return unitPriceOf({ ...product, listPrice: product.price }, qty).unitPrice;
}
