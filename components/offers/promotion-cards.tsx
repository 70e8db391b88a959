'use client';

import { PromotionCard } from './promotion-card';
import styles from './promotion-grid.module.scss';
import type { ShownPromotion } from './shown-promotion';

interface PromotionCardsProps {
  readonly promotions: readonly ShownPromotion[];
  readonly level: 2 | 3;
  readonly shape: 'grid' | 'rail';
  readonly eager: number;
}

/** Client component: as server elements each card would triple its bytes in the page. */
export function PromotionCards({ promotions, level, shape, eager }: PromotionCardsProps) {
  return (
    <ul className={styles[shape]}>
      {promotions.map((promotion, index) => (
        <PromotionCard
          key={promotion.id}
          promotion={promotion}
          level={level}
          eager={index < eager}
        />
      ))}
    </ul>
  );
}
