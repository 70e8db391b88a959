'use client';

import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { useCart } from '@/stores/cart';

/** Another window was faster: its cart is shown, and the last change was not made. */
export function OvertakenNote() {
  const intl = useIntl();
  const overtaken = useCart((state) => state.overtaken);
  return (
    <div role="alert">
      {overtaken && <Notice tone="warning">{intl.formatMessage({ id: 'cart.overtaken' })}</Notice>}
    </div>
  );
}
