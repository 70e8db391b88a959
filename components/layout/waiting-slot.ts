import type { ReactNode } from 'react';

/**
 * Props of the notice about an order awaiting payment. Cart and checkout pass their content into it, so that the notice
 * never shifts them late.
 */
export interface WaitingSlotProps {
  /** Shown until the waiting order is known. */
  readonly pending: ReactNode;
  /** Shown if no order waits. */
  readonly instead: ReactNode;
  /** Below, in either case. */
  readonly children?: ReactNode;
}
