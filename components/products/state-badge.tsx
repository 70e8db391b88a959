import { useIntl } from 'react-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { ProductState } from '@/lib/products/contract-values';
import styles from './products.module.scss';

const TONES: Readonly<Record<ProductState, BadgeTone>> = {
  draft: 'warning',
  live: 'success',
  archived: 'neutral',
};

export function StateBadge({ state }: { readonly state: ProductState }) {
  const intl = useIntl();
  return (
    <Badge className={styles.badge} tone={TONES[state]}>
      {intl.formatMessage({ id: `products.field.state.${state}` })}
    </Badge>
  );
}
