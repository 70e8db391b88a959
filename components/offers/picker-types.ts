import type { Piece } from './set-totals';

export interface PickerProduct extends Piece {
  readonly name: string;
  readonly image: string;
  /** `฿199.00`. */
  readonly priceText: string;
}

/** Texts with places that the browser fills in. */
export interface PickerLabels {
  /** With `{chosen}` and `{size}`. */
  readonly progress: string;
  readonly empty: string;
  /** With `{name}` and `{amount}`. */
  readonly choose: string;
  /** With `{name}`. */
  readonly remove: string;
  readonly free: string;
  /** With `{amount}`, as `save`. */
  readonly pay: string;
  readonly save: string;
  readonly add: string;
  readonly adding: string;
  readonly added: string;
}
