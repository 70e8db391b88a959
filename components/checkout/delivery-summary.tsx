'use client';

import { useIntl } from 'react-intl';
import { LateChosenBranch } from '@/components/branches/late-branches';
import type { CartItem } from '@/lib/cart/contract';
import { formatAddress, fullName } from '@/lib/format/address';
import { useLocale } from '@/lib/i18n/use-locale';
import { pickedUp } from '@/lib/cart/pickup-only';
import { useFlow } from './checkout-context';
import styles from './checkout.module.scss';

export function DeliverySummary() {
  const { cart, choices } = useFlow();
  const { delivery } = choices;
  return (
    <>
      {delivery === 'split' && <PickedUp items={pickedUp(cart)} />}
      {delivery === 'pickup' ? <PickedUp items={cart.items} /> : <SentHome />}
    </>
  );
}

function PickedUp({ items }: { readonly items: readonly CartItem[] }) {
  const intl = useIntl();
  const { choices } = useFlow();
  if (choices.branchId === null) return null;
  const ofPart = choices.delivery === 'split';
  return (
    <>
      <p className={styles.strong}>
        {intl.formatMessage({ id: ofPart ? 'checkout.splitPart.pickup' : 'checkout.pickup' })}
      </p>
      <LateChosenBranch
        productIds={items.map(({ product }) => product.id)}
        branchId={choices.branchId}
      />
    </>
  );
}

function SentHome() {
  const intl = useIntl();
  const locale = useLocale();
  const { addresses, choices } = useFlow();
  const address = addresses.find(({ id }) => id === choices.addressId);
  const ofPart = choices.delivery === 'split';
  if (!address) return null;
  return (
    <>
      <p className={styles.strong}>
        {intl.formatMessage({ id: ofPart ? 'checkout.splitPart.home' : 'checkout.home' })}
      </p>
      <p>{fullName(address)}</p>
      <p>{formatAddress(address, locale)}</p>
      <p>{address.mobile}</p>
      <p className={styles.hint}>{intl.formatMessage({ id: 'checkout.homeText' })}</p>
    </>
  );
}
