import type { ProductCard } from '@/lib/catalog/contract';
import { countSets } from '@/lib/offers/contract-values';

export interface PickerItem {
  readonly id: number;
  readonly name: string;
  readonly picture: string;
  /** Price in baht. */
  readonly amount: number;
  /** Most pieces that may be chosen; 0 if sold out. */
  readonly max: number;
}

export type Picks = ReadonlyMap<number, number>;

export function withPick(picks: Picks, id: number, qty: number): Picks {
  const next = new Map(picks);
  if (qty > 0) next.set(id, qty);
  else next.delete(id);
  return next;
}

/** @param size pieces of a complete set, one of them free (`docs/product/cart.md`, "Sets") */
export function setProgress(picks: Picks, size: number) {
  const chosen = [...picks.values()].reduce((sum, qty) => sum + qty, 0);
  return { chosen, ...countSets(chosen, size) };
}

/** Arbitrary cap: a tile knows only whether there is stock. The service enforces stock and limits. */
const MOST_OF_A_PARTNER = 9;

export function pickerItems(
  own: PickerItem,
  partners: readonly ProductCard[],
): readonly PickerItem[] {
  const others = partners.filter(({ id, drug }) => id !== own.id && drug?.policy !== 'approval');
  return [own, ...others.map(toItem)];
}

function toItem(card: ProductCard): PickerItem {
  return {
    id: card.id,
    name: card.product_name,
    picture: card.image.thumbnail_url,
    amount: card.now.amount,
    max: card.stock === 'none' ? 0 : MOST_OF_A_PARTNER,
  };
}
