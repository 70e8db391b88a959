'use client';

import { useIntl } from 'react-intl';
import { isPickupOnly } from '@/lib/pickup-only';
import { LateBranchPicker } from '@/components/branches/late-branches';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { RadioCard } from '@/components/ui/radio-card';
import { DELIVERY_METHODS } from '@/lib/api/contract/order-values';
import { AddressChoice } from './address-choice';
import { useFlow } from './checkout-context';
import styles from './checkout.module.scss';
import { ChoiceGroup } from './choice-group';

const ICONS = { home: 'truck', pickup: 'store' } as const;

export function DeliveryStep() {
  const intl = useIntl();
  const { cart, choices, choose } = useFlow();
  const pickupOnly = isPickupOnly(cart);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <>
      <ChoiceGroup field="delivery_method" legend={text('checkout.delivery')} tiles>
        {DELIVERY_METHODS.map((method) => (
          <RadioCard
            key={method}
            name="delivery_method"
            value={method}
            checked={choices.delivery === method}
            disabled={pickupOnly && method === 'home'}
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
      {pickupOnly && <Notice tone="info">{text('checkout.pickupOnly')}</Notice>}
      {choices.delivery === 'home' && <AddressChoice />}
      {choices.delivery === 'pickup' && <BranchChoice />}
    </>
  );
}

function BranchChoice() {
  const intl = useIntl();
  const { cart, choices, choose } = useFlow();
  return (
    <ChoiceGroup field="branch_id" legend={intl.formatMessage({ id: 'checkout.branch' })}>
      <LateBranchPicker
        productIds={cart.items.map(({ product }) => product.id)}
        chosenId={choices.branchId}
        onChoose={(branchId) => {
          choose({ branchId });
        }}
      />
    </ChoiceGroup>
  );
}
