import type { Refusal, Result } from '../../../core/result.ts';
import { type AddApprovedRepos, type AddApprovedWorld, putApproved } from './add-approved.ts';
import { changeCart, refuseLine } from './change-cart.ts';
import type { ShownCart } from './show-cart.ts';

interface Everything {
  readonly items: readonly { readonly productId: number; readonly qty: number }[];
  readonly approvalIds: readonly number[];
}

/**
 * Adds products and approved medicines as one change, or nothing (`docs/product/consultation.md`, "Messages"). A refusal
 * names the article that stopped it: `product_ids`, or `approval_id`.
 */
export type AddAll = (memberId: number, wanted: Everything) => Promise<Result<ShownCart>>;

export function createAddAll(world: AddApprovedWorld): AddAll {
  return async (memberId, { items, approvalIds }) => {
    const checked: { readonly id: number; readonly unsafe: Unsafe }[] = [];
    for (const id of approvalIds) {
      checked.push({ id, unsafe: await world.approvalChecks.unsafe({ memberId, id }) });
    }
    return changeCart(world, memberId, async (repos, now) => {
      for (const item of items) {
        const refusal = await putProduct(repos, memberId, item, now);
        if (refusal) return naming(refusal, { product_ids: [item.productId] });
      }
      for (const { id, unsafe } of checked) {
        const refusal = await putApproved(memberId, id, unsafe)(repos, now);
        if (refusal) return naming(refusal, { approval_id: id });
      }
      return undefined;
    });
  };
}

type Unsafe = Awaited<ReturnType<AddApprovedWorld['approvalChecks']['unsafe']>>;

async function putProduct(
  { carts }: Pick<AddApprovedRepos, 'carts'>,
  memberId: number,
  { productId, qty }: Everything['items'][number],
  now: Date,
): Promise<Refusal | undefined> {
  const wanted = qty + (await carts.qtyOf(memberId, productId));
  const refusal = refuseLine(await carts.product(memberId, productId, now), wanted);
  if (!refusal) await carts.putItem(memberId, { productId, qty: wanted }, now);
  return refusal;
}

function naming(refusal: Refusal, what: Readonly<Record<string, unknown>>): Refusal {
  return { ...refusal, data: { ...refusal.data, ...what } };
}
