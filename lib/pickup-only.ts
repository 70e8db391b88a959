import type { Cart } from './api/contract/cart';

/** Medicines approved by a pharmacist are picked up (`docs/product/consultation.md`, "Approvals"). */
export function isPickupOnly({ items }: Pick<Cart, 'items'>): boolean {
  return items.some(({ pickup_only: pickupOnly }) => pickupOnly);
}
