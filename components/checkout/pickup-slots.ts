import type { ComponentType } from 'react';

export interface PickupPickerProps {
  /** What is to be picked up. */
  readonly productIds: readonly number[];
  readonly chosenId: number | null;
  readonly onChoose: (branchId: number) => void;
}

export interface PickupBranchProps {
  readonly productIds: readonly number[];
  readonly branchId: number;
}

/** Branches belong to another domain: pages put its parts in here. */
export interface PickupSlots {
  readonly Picker: ComponentType<PickupPickerProps>;
  /** Name, address and ready time of the chosen one. */
  readonly Chosen: ComponentType<PickupBranchProps>;
}
