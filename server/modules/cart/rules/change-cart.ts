import type { Clock } from '../../../core/ports.ts';
import { ok, type Refusal, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { CouponRepo, GiftCardPasses, GiftCardRepo } from '../../wallet/ports.ts';
import type { CartRepo } from '../ports.ts';
import { showCart, type ShownCart } from './show-cart.ts';

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

/** Does something to a cart under its lock and counts it, whatever the shopper saw. */
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
