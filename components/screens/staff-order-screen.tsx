'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ReplaceApproval } from '@/components/pharmacy/consultation/replace-approval';
import { StaffOrderView } from '@/components/staff/staff-order-view';
import { refreshBoard } from '@/lib/queries/staff';

/** An order with the form by which a pharmacist replaces an approval that it lost. */
export function StaffOrderScreen({ orderId }: { readonly orderId: string }) {
  const client = useQueryClient();
  return (
    <StaffOrderView
      orderId={orderId}
      replace={({ approval_id: id, product_name: name, qty, version }) => (
        <ReplaceApproval
          key={version}
          {...{ id, name, qty, version }}
          onDone={() => refreshBoard(client)}
        />
      )}
    />
  );
}
