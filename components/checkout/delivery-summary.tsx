'use client';

import { useIntl } from 'react-intl';
import { LateChosenBranch } from '@/components/branches/late-branches';
import { formatAddress, fullName } from '@/lib/format/address';
import { useLocale } from '@/lib/i18n/use-locale';
import { useFlow } from './checkout-context';
import styles from './checkout.module.scss';

export function DeliverySummary() {
  const intl = useIntl();
  const locale = useLocale();
  const { addresses, cart, choices } = useFlow();
  const address = addresses.find(({ id }) => id === choices.addressId);
  if (choices.delivery === 'pickup' && choices.branchId !== null) {
    return (
      <>
        <p className={styles.strong}>{intl.formatMessage({ id: 'checkout.pickup' })}</p>
        <LateChosenBranch
          productIds={cart.items.map(({ product }) => product.id)}
          branchId={choices.branchId}
        />
      </>
    );
  }
  if (!address) return null;
  return (
    <>
      <p className={styles.strong}>{intl.formatMessage({ id: 'checkout.home' })}</p>
      <p>{fullName(address)}</p>
      <p>{formatAddress(address, locale)}</p>
      <p>{address.mobile}</p>
      <p className={styles.hint}>{intl.formatMessage({ id: 'checkout.homeText' })}</p>
    </>
  );
}
