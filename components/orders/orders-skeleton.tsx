'use client';

import { useIntl } from 'react-intl';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './orders.module.scss';

const TILES = [0, 1, 2, 3];

function Loading() {
  const intl = useIntl();
  return (
    <span className="visually-hidden" role="status">
      {intl.formatMessage({ id: 'orders.waiting' })}
    </span>
  );
}

/** Skeletons of the size of the tiles. */
export function TilesSkeleton() {
  return (
    <div className={styles.tiles}>
      <Loading />
      {TILES.map((tile) => (
        <Skeleton key={tile} shape="block" height="13rem" />
      ))}
    </div>
  );
}

/** The two columns of one order. */
export function OrderSkeleton() {
  return (
    <div className={styles.columns}>
      <Loading />
      <div className={styles.list}>
        <Skeleton shape="block" height="8rem" />
        <Skeleton shape="block" height="18rem" />
      </div>
      <div className={styles.list}>
        <Skeleton shape="block" height="10rem" />
        <Skeleton shape="block" height="16rem" />
      </div>
    </div>
  );
}
