import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Category } from '@/lib/api/contract/catalog';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { Say } from '../say';
import { PanelLinks } from './panel-links';
import styles from './panel.module.scss';
import { SHOP_WAYS } from './shop-ways';

interface MorePanelProps {
  readonly categories: readonly Category[];
  readonly locale: Locale;
  readonly say: Say;
}

/** Every category with its departments, and below them the other ways into the shop. */
export function MorePanel({ categories, locale, say }: MorePanelProps) {
  return (
    <div className={styles.panel} data-wide="">
      <ul className={styles.columns}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link className={styles.heading} href={localePath(locale, category.url)}>
              {category.name}
            </Link>
            <PanelLinks of={category.id} count={category.depts.length} />
          </li>
        ))}
      </ul>
      <ul className={styles.ways}>
        {SHOP_WAYS.map(({ label, path, icon }) => (
          <li key={path}>
            <Link className={styles.all} href={localePath(locale, path)}>
              <Icon name={icon} size="sm" />
              {say(label)}
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.all} href={localePath(locale, '/ecommerce/all-products')}>
            <Icon name="grid" size="sm" />
            {say('layout.allProducts')}
          </Link>
        </li>
      </ul>
    </div>
  );
}
