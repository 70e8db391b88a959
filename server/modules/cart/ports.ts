import type { DrugClass } from '../../core/products.ts';
import type { FlashOffer } from '../catalog/ports.ts';
import type { Names } from '../../core/names.ts';
import type { Satang } from '../../core/money.ts';
import type { PromotionRule } from '../pricing/rules/priced.ts';

/** A product as the rules of the cart need it. */
export interface CartProduct {
  readonly id: number;
  readonly itemCode: string;
  readonly pictureVersion: number;
  readonly name: Names;
  readonly brandId: number;
  readonly categoryId: number;
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
  /** Pieces in the member's orders of the last `limitDays` days that count against its limit; 0 where it has none. */
  readonly bought: number;
  /** Pieces that a pharmacist lets the member buy; 0 where none are, or where none need to be. */
  readonly approved: number;
  readonly limitDays: number;
  /** Free pieces of the online warehouse. */
  readonly available: number;
}

export interface CartItem {
  readonly product: CartProduct;
  readonly qty: number;
  /** Unit price before the one seen last; null without a recent change. */
  readonly previousPrice?: Satang | null;
  /** Unit price that the member saw last; null before the first look. */
  readonly seenPrice?: Satang | null;
}

/** Facts about the owner that change prices. */
export interface CartOwner {
  readonly memberCode: string;
  /** ISO 8601 calendar date. */
  readonly birthdate: string | null;
}

export interface Cart {
  readonly version: number;
  /** In the order in which they were added, the newest last. */
  readonly items: readonly CartItem[];
  /** Put aside for later, in the same order. */
  readonly saved: readonly CartItem[];
  /** Coupons of the wallet that the member chose. */
  readonly couponIds: readonly number[];
  /** Promotion groups whose incomplete sets the member takes at their price. */
  readonly optedOut: readonly number[];
  /** Promotions of its items that are not saved for later, in order of id; they name no other products. */
  readonly promotions: readonly RunningPromotion[];
  readonly owner: CartOwner;
}

/** A price as the member saw it. */
export interface SeenPrice {
  readonly productId: number;
  readonly price: Satang;
}

/** A promotion group without the member's opt-out. */
export type RunningPromotion = Omit<PromotionRule, 'optedOut'>;

export interface CartRepo {
  /** The cart in one snapshot, with the prices of `now`; an empty one of version 0 for a member without. */
  read(memberId: number, now: Date): Promise<Cart>;
  /** Locks the cart until the transaction ends and says its version; makes an empty one when there is none. */
  lock(memberId: number): Promise<number>;
  /** Counts a change. Locks the cart too. */
  bump(memberId: number, now: Date): Promise<void>;
  product(memberId: number, id: number, now: Date): Promise<CartProduct | undefined>;
  /** Pieces of it in the cart, not those put aside. */
  qtyOf(memberId: number, productId: number): Promise<number>;
  /**
   * Sets the absolute quantity, out of those put aside too. An item that is there keeps its place; a new one stands
   * before the product `before`, or at the end. `seenPrice` is the unit price shown to the member.
   */
  putItem(
    memberId: number,
    item: {
      readonly productId: number;
      readonly qty: number;
      readonly before?: number | undefined;
      readonly seenPrice?: Satang | undefined;
    },
    now: Date,
  ): Promise<void>;
  /** Puts an item aside or back; false when there is none. */
  setSaved(memberId: number, productId: number, saved: boolean): Promise<boolean>;
  removeItem(memberId: number, productId: number): Promise<void>;
  /** Items, coupons and opt-outs; saved items stay. */
  removeAll(memberId: number): Promise<void>;
  /** The cart's coupons are these from now on. */
  chooseCoupons(memberId: number, couponIds: readonly number[]): Promise<void>;
  setOptOut(memberId: number, groupId: number, optedOut: boolean): Promise<void>;
  /** The member has seen these prices; no change of the cart. */
  markSeen(memberId: number, prices: readonly SeenPrice[], now: Date): Promise<void>;
}

/** A pharmacist's approval, as a cart needs it. */
export interface CartApproval {
  readonly productId: number;
  readonly qty: number;
  readonly expiresAt: Date;
  /** An order has it. */
  readonly used: boolean;
  /** A pharmacist took it back. */
  readonly withdrawn: boolean;
  /** Otherwise a newer one of the same product counts. */
  readonly newest: boolean;
}

export interface CartApprovals {
  /** Undefined when it is missing or another member's. */
  find(memberId: number, id: number): Promise<CartApproval | undefined>;
}
