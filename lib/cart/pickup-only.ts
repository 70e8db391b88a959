import type { Cart, CartItem } from './contract';

type Items = Pick<Cart, 'items'>;

/** Medicines approved by a pharmacist are picked up (`docs/product/consultation.md`, "Approvals"). */
export function isPickupOnly({ items }: Items): boolean {
  return items.some(isPickedUp);
}

/** Whether a part of the cart could be delivered while the medicines are picked up. */
export function canSplit(cart: Items): boolean {
  return isPickupOnly(cart) && sentHome(cart).length > 0;
}

/** Part of a split cart that waits at a branch. */
export function pickedUp({ items }: Items): readonly CartItem[] {
  return items.filter(isPickedUp);
}

/** Delivered part of a split cart. */
export function sentHome({ items }: Items): readonly CartItem[] {
  return items.filter((item) => !isPickedUp(item));
}

function isPickedUp({ pickup_only: pickupOnly }: CartItem): boolean {
  return pickupOnly;
}
