import type { Piece } from './set-totals';

export interface PickerProduct extends Piece {
  readonly name: string;
  readonly image: string;
  /** `฿199.00`. */
  readonly priceText: string;
}

/** Texts with placeholders that the browser fills in. */
export interface PickerLabels {
  /** Contains `{chosen}` and `{size}`. */
  readonly progress: string;
  readonly empty: string;
  /** Contains `{name}` and `{amount}`. */
  readonly choose: string;
  /** Contains `{name}`. */
  readonly remove: string;
  readonly free: string;
  /** Contains `{amount}`, as does `save`. */
  readonly pay: string;
  readonly save: string;
  readonly add: string;
  readonly adding: string;
  readonly added: string;
}
