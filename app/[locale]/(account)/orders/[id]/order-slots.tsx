'use client';

import { lazy, Suspense } from 'react';
import { OrderDetail } from '@/components/orders/order-detail';
import type {
  BranchPickerProps,
  OrderSlots,
  VatAddressFormProps,
} from '@/components/orders/order-slots';
import { LazyIntl } from '@/lib/i18n/lazy-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/layout/connection';

/** Few orders need them, so they come when they are asked for. */
const BranchPicker = lazy(() =>
  whenConnected(() =>
    import('@/components/branches/branch-picker').then((module) => ({
      default: module.BranchPicker,
    })),
  ),
);
const VatForm = lazy(() =>
  whenConnected(() =>
    import('@/components/checkout/vat-form').then((module) => ({ default: module.VatForm })),
  ),
);

const SLOTS: OrderSlots = { BranchPicker: OtherBranch, VatAddressForm: NewVatAddress };

/** An order, with the branches of the shop and the form of tax addresses put in. */
export function OrderDetailWithSlots({ orderId }: { readonly orderId: string }) {
  return <OrderDetail orderId={orderId} slots={SLOTS} />;
}

function OtherBranch(props: BranchPickerProps) {
  return (
    <Suspense>
      <BranchPicker {...props} />
    </Suspense>
  );
}

function NewVatAddress({ onCreated, onCancel }: VatAddressFormProps) {
  return (
    <Suspense>
      <LazyIntl locale={useLocale()} domains={['checkout']}>
        <VatForm
          address={undefined}
          onCancel={onCancel}
          onCreated={({ id }) => {
            onCreated(id);
            return Promise.resolve({});
          }}
        />
      </LazyIntl>
    </Suspense>
  );
}
