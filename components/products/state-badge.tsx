import { useIntl } from 'react-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { OpenDraftState, ProductState, SaleObstacle } from '@/lib/products/contract-values';
import styles from './products.module.scss';

const TONES: Readonly<Record<ProductState, BadgeTone>> = {
  draft: 'warning',
  live: 'success',
  archived: 'neutral',
};

interface StateBadgeProps {
  readonly state: ProductState;
  readonly draft?: OpenDraftState | null;
}

/** State of a product, and of its drafts if it has some. */
export function StateBadge({ state, draft = null }: StateBadgeProps) {
  const intl = useIntl();
  return (
    <>
      <Badge className={styles.badge} tone={TONES[state]}>
        {intl.formatMessage({ id: `products.field.state.${state}` })}
      </Badge>
      {draft !== null && (
        <>
          {' '}
          <Badge className={styles.badge} tone={draft === 'failed' ? 'danger' : 'info'}>
            {intl.formatMessage({ id: `products.field.draft.${draft}` })}
          </Badge>
        </>
      )}
    </>
  );
}

/** Whether shoppers can buy a product, or the first reason why not. */
export function SaleBadge({ obstacle }: { readonly obstacle: SaleObstacle | null }) {
  const intl = useIntl();
  return (
    <Badge className={styles.badge} tone={obstacle === null ? 'success' : 'warning'}>
      {intl.formatMessage({ id: `products.sold.${obstacle ?? 'yes'}` })}
    </Badge>
  );
}
