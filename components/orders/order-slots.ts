import type { ComponentType } from 'react';

export interface BranchPickerProps {
  /** What is to be picked up. */
  readonly productIds: readonly number[];
  readonly chosenId: number | null;
  /** It has said that it cannot give the goods: it is not offered. */
  readonly refusedIds: readonly number[];
  readonly onChoose: (branchId: number) => void;
}

export interface VatAddressFormProps {
  readonly onCreated: (vatAddressId: number) => void;
  /** Absent where there is nothing to go back to. */
  readonly onCancel: (() => void) | undefined;
}

/** Branches and addresses belong to other domains: the page puts their parts in here. */
export interface OrderSlots {
  readonly BranchPicker: ComponentType<BranchPickerProps>;
  readonly VatAddressForm: ComponentType<VatAddressFormProps>;
}
