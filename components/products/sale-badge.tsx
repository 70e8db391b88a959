import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import type { SaleObstacle } from '@/lib/products/contract-values';
import styles from './products.module.scss';

/** Whether shoppers can buy a product, or the first reason why not. */
export function SaleBadge({ obstacle }: { readonly obstacle: SaleObstacle | null }) {
  const intl = useIntl();
  return (
    <Badge className={styles.badge} tone={obstacle === null ? 'success' : 'warning'}>
      {intl.formatMessage({ id: `products.sold.${obstacle ?? 'yes'}` })}
    </Badge>
  );
}
