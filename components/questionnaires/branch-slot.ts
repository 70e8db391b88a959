/** Choice of the branch where a medicine is picked up; the screen brings it. */
export interface BranchSlot {
  readonly productId: number;
  readonly branchId: number | null;
  readonly onChoose: (branchId: number) => void;
}
