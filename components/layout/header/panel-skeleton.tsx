import { Skeleton } from '@/components/ui/skeleton';
import styles from './panel-places.module.scss';

export function PanelSkeleton() {
  return (
    <div className={styles.places} aria-hidden="true">
      <Skeleton height="var(--size-suggestions)" shape="block" />
      <Skeleton height="var(--size-suggestions)" shape="block" />
    </div>
  );
}
