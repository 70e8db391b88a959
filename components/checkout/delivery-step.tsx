'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { RadioCard } from '@/components/ui/radio-card';
import { DELIVERY_METHODS } from '@/lib/checkout/contract-values';
import { AddressChoice } from './address-choice';
import { BranchChoice } from './branch-choice';
import { useFlow } from './checkout-context';
import styles from './checkout.module.scss';
import { ChoiceGroup } from './choice-group';
import { SplitChoice } from './split-choice';
import { SplitOffer } from './split-offer';
import { kindOf, WAYS } from './steps';

const ICONS = { home: 'truck', pickup: 'store', split: 'package' } as const;

export function DeliveryStep() {
  const intl = useIntl();
  const { cart, choices, choose } = useFlow();
  const kind = kindOf(cart);
  const ways = kind === 'mixed' ? WAYS.mixed : DELIVERY_METHODS;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <>
      <ChoiceGroup field="delivery_method" legend={text('checkout.delivery')} tiles>
        {ways.map((method) => (
          <RadioCard
            key={method}
            name="delivery_method"
            value={method}
            checked={choices.delivery === method}
            disabled={!WAYS[kind].includes(method)}
            onChange={() => {
              choose({ delivery: method });
            }}
            label={
              <span className={styles.withIcon}>
                <Icon name={ICONS[method]} />
                {text(`checkout.${method}`)}
              </span>
            }
            description={text(`checkout.${method}Text`)}
          />
        ))}
      </ChoiceGroup>
      {kind !== 'goods' && (
        <Notice tone="info">
          {text(kind === 'mixed' ? 'checkout.pickupMixed' : 'checkout.pickupOnly')}
        </Notice>
      )}
      {choices.delivery === 'home' && <AddressChoice />}
      {choices.delivery === 'pickup' && <BranchChoice items={cart.items} />}
      {choices.delivery === 'pickup' && kind === 'mixed' && <SplitOffer />}
      {choices.delivery === 'split' && <SplitChoice />}
    </>
  );
}
