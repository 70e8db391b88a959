'use client';

import { useIntl } from 'react-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useLocale } from '@/lib/i18n/use-locale';
import { emptyCart } from '@/lib/cart/queries';
import { useCartChange } from './use-cart-change';

export function ClearDialog({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const locale = useLocale();
  const { busy, refusal, attempt } = useCartChange();
  const clear = async () => {
    if (await attempt(() => emptyCart(locale))) onClose();
  };
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'cart.clear.title' })}
      text={intl.formatMessage({ id: 'cart.clear.text' })}
      labels={{
        close: intl.formatMessage({ id: 'cart.close' }),
        keep: intl.formatMessage({ id: 'cart.clear.keep' }),
        confirm: intl.formatMessage({ id: 'cart.clear.confirm' }),
      }}
      busy={busy}
      refusal={refusal}
      onConfirm={() => void clear()}
      onClose={onClose}
    />
  );
}
