'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Branch } from '@/lib/branches/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { pickedUp, sentHome } from '@/lib/cart/pickup-only';
import { branchStockQuery } from '@/lib/branches/queries';
import { useFlow, useProductName } from './checkout-context';
import styles from './checkout.module.scss';

/** Names goods missing at the branch, and offers to deliver everything but the medicines. */
export function SplitOffer() {
  const intl = useIntl();
  const nameOf = useProductName();
  const { cart, choices, choose } = useFlow();
  const ids = cart.items.map(({ product }) => product.id);
  const { data } = useQuery(branchStockQuery(useLocale(), ids, undefined));
  const medicines = pickedUp(cart).map(({ product }) => product.id);
  const others = sentHome(cart).map(({ product }) => product.id);
  const branches = data?.filter(({ services }) => services.includes('pickup')) ?? [];
  const branch = branches.find(({ id }) => id === choices.branchId);
  const lacking = branch
    ? branch.lacking.filter((id) => others.includes(id))
    : nowhere(branches, medicines, others);
  if (lacking.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      <p>
        {branch
          ? intl.formatMessage({ id: 'checkout.branchLacks' }, { branch: branch.name })
          : intl.formatMessage({ id: 'checkout.noBranchHas' })}
      </p>
      <ul className={styles.changes}>
        {lacking.map((id) => (
          <li key={id}>{nameOf(id)}</li>
        ))}
      </ul>
      <p>{intl.formatMessage({ id: 'checkout.splitOffer' })}</p>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          choose({ delivery: 'split' });
        }}
      >
        {intl.formatMessage({ id: 'checkout.splitNow' })}
      </Button>
    </Notice>
  );
}

/** Goods that no branch has together with the medicines; empty where one has everything. */
function nowhere(
  branches: readonly Branch[],
  medicines: readonly number[],
  others: readonly number[],
): readonly number[] {
  if (branches.some(({ lacking }) => lacking.length === 0)) return [];
  const withMedicines = branches.filter(
    ({ lacking }) => !lacking.some((id) => medicines.includes(id)),
  );
  return others.filter((id) => withMedicines.some(({ lacking }) => lacking.includes(id)));
}
