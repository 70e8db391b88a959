'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTold } from '@/components/common/use-told';
import { piecesOf } from '@/lib/analytics/pieces';
import type { Address } from '@/lib/addresses/contract';
import type { Cart } from '@/lib/cart/contract';
import { CheckoutProvider } from './checkout-context';
import styles from './checkout.module.scss';
import { DeliveryStep } from './delivery-step';
import { DeliverySummary } from './delivery-summary';
import { OrderSummaryBox } from './order-summary-box';
import { PaymentStep, PaymentSummary } from './payment-step';
import { DraftsProvider } from '@/components/addresses/drafts';
import { ConfirmStep } from './confirm-step';
import { StepFrame } from './step-frame';
import { useFlowState } from './use-flow-state';
import type { Placing } from './use-place-order';

interface CheckoutStepsProps {
  readonly cart: Cart;
  readonly addresses: readonly Address[];
  readonly placing: Placing;
}

export function CheckoutSteps({ cart, addresses, placing }: CheckoutStepsProps) {
  const intl = useIntl();
  const flow = useFlowState(cart, addresses);
  // Initial values only: a running checkout keeps its own.
  const [begun] = useState(() => ({ event: 'begin_checkout', pieces: piecesOf(cart) }) as const);
  useTold(begun);
  return (
    <CheckoutProvider value={flow}>
      <DraftsProvider value={flow.offerDraft}>
        <div className={styles.columns}>
          <ol
            className={styles.steps}
            aria-label={intl.formatMessage({ id: 'checkout.steps' })}
            // Safari takes the role away with the list's marks.
            role="list"
          >
            <StepFrame step="delivery" summary={<DeliverySummary />}>
              <DeliveryStep />
            </StepFrame>
            <StepFrame step="payment" summary={<PaymentSummary />}>
              <PaymentStep />
            </StepFrame>
            <StepFrame step="confirm" summary={null}>
              <ConfirmStep />
            </StepFrame>
          </ol>
          <OrderSummaryBox placing={placing} />
        </div>
      </DraftsProvider>
    </CheckoutProvider>
  );
}
