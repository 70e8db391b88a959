import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { Say } from '../say';
import { PanelLinks } from './panel-links';
import styles from './panel.module.scss';

interface BrandPanelProps {
  readonly count: number;
  readonly locale: Locale;
  readonly say: Say;
}

/** Six exclusive brands (`docs/product/pages.md`, "Header"). */
export function BrandPanel({ count, locale, say }: BrandPanelProps) {
  return (
    <div className={styles.panel} data-wide="">
      <PanelLinks of="brands" count={count} className={styles.brands} />
      <p className={styles.foot}>
        <Link className={styles.all} href={localePath(locale, '/brands/exclusive')}>
          {say('layout.aboutExclusive')}
          <Icon name="arrow-right" size="sm" />
        </Link>
        <Link className={styles.all} href={localePath(locale, '/brands')}>
          {say('layout.allBrands')}
          <Icon name="arrow-right" size="sm" />
        </Link>
      </p>
    </div>
  );
}
