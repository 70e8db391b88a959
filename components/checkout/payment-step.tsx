'use client';

import { useIntl } from 'react-intl';
import { vatName } from '@/components/addresses/vat-name';
import { useFlow } from './checkout-context';
import styles from './checkout.module.scss';
import { CouponChoice } from './coupon-choice';
import { GiftCards } from './gift-cards';
import { PaymentTiles } from './payment-tiles';
import { TaxInvoice } from './tax-invoice';

export function PaymentStep() {
  return (
    <>
      <PaymentTiles />
      <CouponChoice />
      <GiftCards />
      <TaxInvoice />
    </>
  );
}

export function PaymentSummary() {
  const intl = useIntl();
  const { choices, quoted, vatAddresses } = useFlow();
  const { payment, wantsInvoice, vatAddressId } = choices;
  const isFree = quoted.quote?.to_pay === 0;
  const invoice = wantsInvoice && vatAddresses.find(({ id }) => id === vatAddressId);
  return (
    <>
      <p className={styles.strong}>
        {isFree || payment === null
          ? intl.formatMessage({ id: 'checkout.nothingToPay' })
          : intl.formatMessage({ id: `checkout.method.${payment}` })}
      </p>
      {invoice && (
        <p>{intl.formatMessage({ id: 'checkout.invoiceFor' }, { name: vatName(intl, invoice) })}</p>
      )}
    </>
  );
}
