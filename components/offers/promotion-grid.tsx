import type { PromotionGroup } from '@/lib/api/contract/offers';
import type { Locale } from '@/lib/i18n/locale';
import { PromotionCard } from './promotion-card';
import styles from './promotion-grid.module.scss';

interface PromotionGridProps {
  readonly groups: readonly PromotionGroup[];
  readonly locale: Locale;
  readonly level: 2 | 3;
  /** `rail` is one row that a thumb pushes sideways. */
  readonly shape?: 'grid' | 'rail';
  /** So many pictures are on the first screen. */
  readonly eager?: number;
}

export function PromotionGrid(props: PromotionGridProps) {
  const { groups, locale, level, shape = 'grid', eager = 0 } = props;
  return (
    <ul className={styles[shape]}>
      {groups.map((group, index) => (
        <li key={group.id}>
          <PromotionCard group={group} locale={locale} level={level} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
