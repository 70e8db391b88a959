'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Notice } from '@/components/ui/notice';
import { RadioCard } from '@/components/ui/radio-card';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/api/contract/order-values';
import { useFlow } from './checkout-context';
import styles from './checkout.module.scss';
import { ChoiceGroup } from './choice-group';
import { canPayCash } from './steps';

const ICONS: Readonly<Record<PaymentMethod, IconName>> = {
  kbank_card: 'card',
  truemoney: 'phone',
  qr: 'grid',
  cod: 'cash',
};

export function PaymentTiles() {
  const intl = useIntl();
  const { choices, choose, quoted } = useFlow();
  const text = (id: string) => intl.formatMessage({ id });
  if (quoted.quote?.to_pay === 0) {
    return <Notice tone="success">{text('checkout.nothingToPay')}</Notice>;
  }
  const whyNotCash =
    choices.delivery === 'pickup' ? 'checkout.codNotAtBranch' : 'checkout.codNotAllowed';
  return (
    <ChoiceGroup field="payment_method" legend={text('checkout.paymentMethod')} tiles>
      {PAYMENT_METHODS.map((method) => {
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
              <span className={styles.withIcon}>
                <Icon name={ICONS[method]} />
                {text(`checkout.method.${method}`)}
              </span>
            }
            description={text(isRefused ? whyNotCash : `checkout.method.${method}Text`)}
          />
        );
      })}
    </ChoiceGroup>
  );
}
