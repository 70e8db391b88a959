import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { addItems } from '@/components/common/add-items';
import { normalizeError } from '@/lib/api/error';
import { takeSentItem } from '@/lib/cart/take-sent-item';
import { useLocale } from '@/lib/i18n/use-locale';
import { useUi } from '@/stores/ui';

/** Adds the item that a product page sent before its code ran (`docs/product/cart.md`, "Adding"). */
export function useSentItem(): void {
  const intl = useIntl();
  const locale = useLocale();
  const add = useEffectEvent(async () => {
    const item = takeSentItem();
    if (!item) return;
    const { showAlert, showToast } = useUi.getState();
    try {
      if ((await addItems(locale, [item])) === 'added')
        showToast(intl.formatMessage({ id: 'cart.sentItemAdded' }));
    } catch (failure) {
      showAlert({ text: normalizeError(failure).message });
    }
  });
  useEffect(() => {
    void add();
  }, []);
}
