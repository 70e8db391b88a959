'use client';

import { BannerCard, type ShownBanner } from './banner-card';
import styles from './banner-grid.module.scss';

interface BannerCardsProps {
  readonly banners: readonly ShownBanner[];
  readonly level: 2 | 3;
}

/** Client component: as server elements each card would triple its bytes in the page. */
export function BannerCards({ banners, level }: BannerCardsProps) {
  return (
    <ul className={styles.grid}>
      {banners.map((banner, index) => (
        <BannerCard
          key={banner.id}
          banner={banner}
          level={level}
          eager={level === 2 && index < 2}
        />
      ))}
    </ul>
  );
}
