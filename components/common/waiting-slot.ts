import type { ReactNode } from 'react';

/**
 * Props of the notice about an order awaiting payment. Cart and checkout pass their content into it, so that the notice
 * never shifts them late.
 */
export interface WaitingSlotProps {
  readonly pending: ReactNode;
  readonly instead: ReactNode;
  readonly children?: ReactNode;
}
