'use client';

import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import { useLocale } from '@/lib/i18n/use-locale';
import { emptyCart } from '@/lib/queries/cart';
import { useCartChange } from './use-cart-change';

export function ClearDialog({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const locale = useLocale();
  const { busy, refusal, attempt } = useCartChange();
  const clear = async () => {
    if (await attempt(() => emptyCart(locale))) onClose();
  };
  return (
    <Modal
      show
      brief
      title={intl.formatMessage({ id: 'cart.clear.title' })}
      closeLabel={intl.formatMessage({ id: 'cart.close' })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            {intl.formatMessage({ id: 'cart.clear.keep' })}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void clear()}>
            {intl.formatMessage({ id: 'cart.clear.confirm' })}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage({ id: 'cart.clear.text' })}</p>
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </Modal>
  );
}
