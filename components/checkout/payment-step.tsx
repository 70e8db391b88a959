'use client';

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
