import { Link } from '@/components/ui/link';
import type { Category } from '@/lib/api/contract/catalog';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { Say } from '../say';
import styles from './panel.module.scss';

interface MorePanelProps {
  readonly categories: readonly Category[];
  readonly locale: Locale;
  readonly say: Say;
}

export function MorePanel({ categories, locale, say }: MorePanelProps) {
  return (
    <div className={styles.panel} data-wide="">
      <ul className={styles.columns}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link className={styles.heading} href={localePath(locale, category.url)}>
              {category.name}
            </Link>
            <ul>
              {category.depts.map((department) => (
                <li key={department.id}>
                  <Link href={localePath(locale, department.url)}>{department.dept_name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li>
          <Link className={styles.heading} href={localePath(locale, '/categories')}>
            {say('layout.allCategories')}
          </Link>
          <ul>
            <li>
              <Link href={localePath(locale, '/ecommerce/all-products')}>
                {say('layout.allProducts')}
              </Link>
            </li>
          </ul>
        </li>
      </ul>
    </div>
  );
}
