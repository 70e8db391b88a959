import type { DrugClass } from '../../seed/types.ts';
import type { FlashOffer, Names } from '../catalog/ports.ts';
import type { Satang } from '../kernel/money.ts';

/** What the cart's rules need to know of a product. */
export interface CartProduct {
  readonly id: number;
  readonly name: Names;
  readonly price: Satang;
  /** 0 means no deal. */
  readonly dealPrice: Satang;
  /** 0 means none, or that the member holds no card. */
  readonly memberPrice: Satang;
  /** A flash sale of it that runs and has pieces left. */
  readonly flash: FlashOffer | null;
  readonly listed: boolean;
  readonly drugClass: DrugClass;
  readonly purchaseLimit: number | null;
  /** Pieces of the online warehouse that are not reserved. */
  readonly available: number;
}

export interface CartItem {
  readonly product: CartProduct;
  readonly qty: number;
}

export interface Cart {
  readonly version: number;
  /** In the order in which they were added, the newest last. */
  readonly items: readonly CartItem[];
}

export interface CartRepo {
  /** The cart in one snapshot, with the prices of `now`; an empty one of version 0 for a member without. */
  read(memberId: number, now: Date): Promise<Cart>;
  /** Locks the cart until the transaction ends and says its version; makes an empty one when there is none. */
  lock(memberId: number): Promise<number>;
  /** Counts a change. Locks the cart too. */
  bump(memberId: number, now: Date): Promise<void>;
  product(memberId: number, id: number, now: Date): Promise<CartProduct | undefined>;
  qtyOf(memberId: number, productId: number): Promise<number>;
  /** Sets the absolute quantity; an item that is there keeps its place. */
  putItem(memberId: number, productId: number, qty: number, now: Date): Promise<void>;
  removeItem(memberId: number, productId: number): Promise<void>;
  removeAll(memberId: number): Promise<void>;
}
