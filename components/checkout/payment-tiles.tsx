'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { PaymentMarks } from '@/components/ui/payment-marks';
import { RadioCard } from '@/components/ui/radio-card';
import { PAYMENT_METHODS } from '@/lib/checkout/contract-values';
import { paymentMethodsQuery } from '@/lib/payments/queries';
import { useFlow } from './checkout-context';
import styles from './checkout.module.scss';
import { ChoiceGroup } from './choice-group';
import { canPayCash, takesQuoted } from './steps';

export function PaymentTiles() {
  const intl = useIntl();
  const { choices, choose, quoted } = useFlow();
  const { data: known } = useQuery(paymentMethodsQuery());
  const text = (id: string) => intl.formatMessage({ id });
  if (quoted.quote?.to_pay === 0) {
    return <Notice tone="success">{text('checkout.nothingToPay')}</Notice>;
  }
  const offered = PAYMENT_METHODS.filter((method) => takesQuoted(known, method, quoted.quote));
  const whyNotCash =
    choices.delivery === 'home' ? 'checkout.codNotAllowed' : 'checkout.codNotAtBranch';
  return (
    <ChoiceGroup field="payment_method" legend={text('checkout.paymentMethod')} tiles>
      {offered.map((method) => {
        const isRefused = method === 'cod' && !canPayCash(choices, quoted.quote);
        return (
          <RadioCard
            key={method}
            name="payment_method"
            value={method}
            disabled={isRefused}
            checked={choices.payment === method}
            onChange={() => {
              choose({ payment: method });
            }}
            label={
              <span className={styles.withMarks}>
                {text(`checkout.method.${method}`)}
                <PaymentMarks method={method} />
              </span>
            }
            description={text(isRefused ? whyNotCash : `checkout.method.${method}Text`)}
          />
        );
      })}
    </ChoiceGroup>
  );
}
