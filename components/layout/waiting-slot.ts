import type { ReactNode } from 'react';

/**
 * Of the part that tells of an order that waits to be paid. Cart and checkout put their content into it, so that it
 * never comes late and pushes down what somebody is about to click.
 */
export interface WaitingSlotProps {
  /** Until it is known whether an order waits. */
  readonly pending: ReactNode;
  /** In its place where none does. */
  readonly instead: ReactNode;
  /** Below, either way. */
  readonly children?: ReactNode;
}
