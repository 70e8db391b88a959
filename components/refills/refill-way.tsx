import { useState } from 'react';
import { useIntl } from 'react-intl';
import { addItems } from '@/components/common/add-items';
import { Button, ButtonLink } from '@/components/ui/button';
import type { ProductCard } from '@/lib/catalog/contract';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { consultPath } from '@/lib/pages/content-paths';
import { useUi } from '@/stores/ui';
import styles from './refills.module.scss';

interface RefillWayProps {
  readonly product: ProductCard;
  /** Whether the medicine is running out: its way is the page's first then. */
  readonly isDue: boolean;
}

/** Orders again, comparing with the member's profile first, or leads to a pharmacist where an approval is needed. */
export function RefillWay({ product, isDue }: RefillWayProps) {
  const intl = useIntl();
  const locale = useLocale();
  const variant = isDue ? 'primary' : 'secondary';
  const text = (id: string) => intl.formatMessage({ id: `refills.${id}` });
  if (product.drug?.policy === 'approval') {
    return (
      <div className={styles.way}>
        <ButtonLink href={consultPath(locale, product.product_name)} variant={variant}>
          {text('ask')}
        </ButtonLink>
        <small>{text('askHint')}</small>
      </div>
    );
  }
  if (product.stock === 'none') return <p>{text('soldOut')}</p>;
  return <OrderAgain product={product} variant={variant} />;
}

interface OrderAgainProps {
  readonly product: ProductCard;
  readonly variant: 'primary' | 'secondary';
}

function OrderAgain({ product, variant }: OrderAgainProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const { showToast } = useUi.getState();
  const order = async () => {
    setBusy(true);
    try {
      const outcome = await addItems(locale, [{ product_id: product.id, qty: 1 }]);
      if (outcome === 'added') showToast(intl.formatMessage({ id: 'refills.added' }));
    } catch (failure) {
      showToast(normalizeError(failure).message, 'danger');
    }
    setBusy(false);
  };
  return (
    <div className={styles.way}>
      <Button
        variant={variant}
        busy={busy}
        aria-label={intl.formatMessage({ id: 'refills.orderOf' }, { name: product.product_name })}
        onClick={() => void order()}
      >
        {intl.formatMessage({ id: 'refills.order' })}
      </Button>
    </div>
  );
}
