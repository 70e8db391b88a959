'use client';

import { useIntl } from 'react-intl';
import { RadioCard } from '@/components/ui/radio-card';
import styles from './checkout.module.scss';

export function PaymentStep() {
  const intl = useIntl();
  return (
    <fieldset className={styles.step}>
      <legend>{intl.formatMessage({ id: 'checkout.paymentMethod' })}</legend>
      <RadioCard
        name="payment_method"
        value="cod"
        label={intl.formatMessage({ id: 'checkout.cod' })}
        description={intl.formatMessage({ id: 'checkout.codText' })}
        checked
        onChange={() => undefined}
      />
    </fieldset>
  );
}
