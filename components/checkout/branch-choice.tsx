'use client';

import { useIntl } from 'react-intl';
import { LateBranchPicker } from '@/components/branches/late-branches';
import type { CartItem } from '@/lib/cart/contract';
import { useFlow } from './checkout-context';
import { ChoiceGroup } from './choice-group';

interface BranchChoiceProps {
  /** Goods to pick up. */
  readonly items: readonly CartItem[];
}

export function BranchChoice({ items }: BranchChoiceProps) {
  const intl = useIntl();
  const { choices, choose } = useFlow();
  return (
    <ChoiceGroup field="branch_id" legend={intl.formatMessage({ id: 'checkout.branch' })}>
      <LateBranchPicker
        productIds={items.map(({ product }) => product.id)}
        chosenId={choices.branchId}
        onChoose={(branchId) => {
          choose({ branchId });
        }}
      />
    </ChoiceGroup>
  );
}
