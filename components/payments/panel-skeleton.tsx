import { Skeleton } from '@/components/ui/skeleton';
import styles from './payments.module.scss';

export function PanelSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles.panel}>
      <span className="visually-hidden" role="status">
        {label}
      </span>
      <Skeleton width="40%" />
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="var(--size-control-lg)" />
    </div>
  );
}
