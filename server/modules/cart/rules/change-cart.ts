import type { Satang } from '../../../core/money.ts';
import type { Clock } from '../../../core/ports.ts';
import { type Refusal, type Result, ok, refuse } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { CartProduct, CartRepo } from '../ports.ts';
import { type ShownCart, showCart } from './show-cart.ts';
import { maxQty, pricesOf, refuseSale } from '../../catalog/rules/product-rules.ts';
import type { FlashQuota } from '../../offers/ports.ts';
import { unitPriceOf } from '../../pricing/rules/unit-price.ts';
import type { CouponRepo, GiftCardPasses, GiftCardRepo } from '../../wallet/ports.ts';

export interface CartRepos {
  readonly carts: CartRepo;
  readonly coupons: CouponRepo;
  readonly giftCards: Pick<GiftCardRepo, 'tenders'>;
}

export interface CartWorld<Repos extends CartRepos = CartRepos> {
  readonly transact: Transact<Repos>;
  readonly passes: GiftCardPasses;
  readonly clock: Clock;
}

/** `stale`: another window changed the cart since the shopper saw it; nothing was done. */
export interface CartChange {
  readonly kind: 'changed' | 'stale';
  readonly cart: ShownCart;
}

/** Why a change may not be; undefined when it was made. */
export type CartWork<Repos> = (repos: Repos, now: Date) => Promise<Refusal | undefined>;

/** Changes a cart under its lock and raises its version, whichever version the shopper saw. */
export function changeCart<Repos extends CartRepos>(
  { transact, passes, clock }: CartWorld<Repos>,
  memberId: number,
  work: CartWork<Repos>,
): Promise<Result<ShownCart>> {
  return transact(async (repos) => {
    const now = clock.now();
    await repos.carts.bump(memberId, now);
    const refusal = await work(repos, now);
    return refusal ? { ok: false, refusal } : showCart({ ...repos, passes }, memberId, now);
  });
}

/** The same for a cart of the version that the shopper saw, and no other. */
export function changeSeenCart<Repos extends CartRepos>(
  { transact, passes, clock }: CartWorld<Repos>,
  { memberId, version }: { readonly memberId: number; readonly version: number },
  work: CartWork<Repos>,
): Promise<Result<CartChange>> {
  return transact(async (repos): Promise<Result<CartChange>> => {
    const now = clock.now();
    const fresh = (await repos.carts.lock(memberId)) === version;
    if (fresh) {
      const refusal = await work(repos, now);
      if (refusal) return { ok: false, refusal };
      await repos.carts.bump(memberId, now);
    }
    const shown = await showCart({ ...repos, passes }, memberId, now);
    return shown.ok ? ok({ kind: fresh ? 'changed' : 'stale', cart: shown.value }) : shown;
  });
}

export interface Addition {
  readonly product_id?: number | null | undefined;
  readonly qty?: number | null | undefined;
  /** Unit price that the page showed; refused where it was a flash price that ended. */
  readonly seenPrice?: Satang | undefined;
  /** Unit price in an earlier order or cart; the line tells where it is dearer now. */
  readonly earlierPrice?: Satang | undefined;
  /** Product before whose line a new one is inserted. */
  readonly before?: number | undefined;
}

/** Adds to the existing quantity, so that two windows both count. */
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

interface ItemChange {
  readonly productId: number;
  /** Absolute; 0 removes the item. */
  readonly qty: number;
  /** The version of the cart that the shopper saw. */
  readonly version: number;
}

type ChangeItem = (memberId: number, change: ItemChange) => Promise<Result<CartChange>>;

export function createChangeItem(world: CartWorld): ChangeItem {
  return (memberId, { productId, qty, version }) =>
    changeSeenCart(world, { memberId, version }, async ({ carts }, now) => {
      if (qty === 0) {
        await carts.removeItem(memberId, productId);
        return undefined;
      }
      const refusal = refuseLine(await carts.product(memberId, productId, now), qty);
      if (!refusal) await carts.putItem(memberId, { productId, qty }, now);
      return refusal;
    });
}

interface AsideChange {
  readonly productId: number;
  readonly saved: boolean;
  readonly version: number;
}

type PutAside = (memberId: number, change: AsideChange) => Promise<Result<CartChange>>;

/** Puts a line aside for later, or back: then of what may be ordered now, so that it never gets stuck there. */
export function createPutAside(world: CartWorld): PutAside {
  return (memberId, { productId, saved, version }) =>
    changeSeenCart(world, { memberId, version }, async ({ carts }, now) => {
      const cart = await carts.read(memberId, now);
      const item = [...cart.items, ...cart.saved].find(({ product }) => product.id === productId);
      if (!item) return refuse('CART_CHANGED').refusal;
      if (saved) {
        await carts.setSaved(memberId, productId, true);
        return undefined;
      }
      const refusal = refuseLine(item.product, 1);
      if (refusal) return refusal;
      const qty = Math.min(item.qty, cartMax(item.product));
      await carts.putItem(memberId, { productId, qty }, now);
      return undefined;
    });
}

type ClearCart = (memberId: number) => Promise<Result<ShownCart>>;

export function createClearCart(world: CartWorld): ClearCart {
  return (memberId) =>
    changeCart(world, memberId, async ({ carts }) => {
      await carts.removeAll(memberId);
      return undefined;
    });
}

/** The most pieces that one cart may hold now: while the flash price is the lowest, not more than are left of it. */
export function cartMax(product: CartProduct): number {
  const { flash } = product;
  const paysFlash = unitPriceOf(pricesOf(product), 1).source === 'flash';
  return flash && paysFlash ? Math.min(maxQty(product), flash.left) : maxQty(product);
}

/**
 * Why a line of `qty` pieces may not be in a cart. A product that is unknown or not listed is out of
 * stock: a refused rule is never 404 (`docs/contract.md`, "Errors").
 */
export function refuseLine(product: CartProduct | undefined, qty: number): Refusal | undefined {
  if (!product) return refuse('OUT_OF_STOCK').refusal;
  const refusal = refuseSale(product);
  if (refusal) return refusal;
  if (product.available <= 0) return refuse('OUT_OF_STOCK').refusal;
  const max = cartMax(product);
  return qty > max ? refuseQty(max, product).refusal : undefined;
}

/** @param max the most pieces that would be accepted */
export function refuseQty(max: number, { id, bought, limitDays }: CartProduct) {
  return refuse('PRODUCT_NOT_ENOUGH_OR_QUOTA_EXCEED', {
    data: { max, product_id: id, bought, days: limitDays },
  });
}
