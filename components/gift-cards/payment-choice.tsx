'use client';

import { useId } from 'react';
import { useIntl } from 'react-intl';
import { PaymentMarks } from '@/components/ui/payment-marks';
import { RadioCard } from '@/components/ui/radio-card';
import { ONLINE_METHODS } from '@/lib/checkout/contract-values';
import type { PaymentMethods } from '@/lib/payments/contract';
import { takesAmount } from '@/lib/payments/queries';
import styles from './cards.module.scss';

interface PaymentChoiceProps {
  readonly known: PaymentMethods | undefined;
  /** In baht. */
  readonly amount: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (method: string) => void;
}

/** Available online payment methods that accept the amount. A gift card cannot pay for a gift card. */
export function PaymentChoice({ known, amount, value, error, onChange }: PaymentChoiceProps) {
  const intl = useIntl();
  const id = useId();
  const offered = ONLINE_METHODS.filter((method) => takesAmount(known, method, amount));
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className={styles.legend}>{intl.formatMessage({ id: 'gift-cards.payment' })}</legend>
      {error !== undefined && (
        <p id={id} className={styles.problem}>
          {error}
        </p>
      )}
      <div className={styles.pair}>
        {offered.map((method) => (
          <RadioCard
            key={method}
            name="payment"
            value={method}
            checked={value === method}
            onChange={() => {
              onChange(method);
            }}
            label={
              <span className={styles.method}>
                {intl.formatMessage({ id: `gift-cards.payment.${method}` })}
                <PaymentMarks method={method} />
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
