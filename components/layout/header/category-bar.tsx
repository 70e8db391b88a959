import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { brand } from '@/lib/brand';
import type { Brand, Category } from '@/lib/api/contract/catalog';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { Say } from '../say';
import { BrandPanel } from './brand-panel';
import { CategoryPanel } from './category-panel';
import { MorePanel } from './more-panel';
import { HoverMenu } from './hover-menu';
import styles from './category-bar.module.scss';

/** So many categories stand in the bar; the others share its last panel. */
const IN_BAR = 7;

interface CategoryBarProps {
  readonly locale: Locale;
  readonly say: Say;
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
}

export function CategoryBar({ locale, say, categories, brands }: CategoryBarProps) {
  const rest = categories.slice(IN_BAR);
  return (
    <HoverMenu label={say('layout.categories')} className={styles.bar}>
      <ul className={styles.items}>
        <li>
          <Link
            className={styles.home}
            href={localePath(locale, '/')}
            aria-label={say('layout.home')}
          >
            <Icon name="home" size="sm" />
          </Link>
        </li>
        {categories.slice(0, IN_BAR).map((category) => (
          <li key={category.id} data-menu="">
            <Link className={styles.item} href={localePath(locale, category.url)}>
              {category.name}
            </Link>
            <CategoryPanel category={category} locale={locale} say={say} />
          </li>
        ))}
        {rest.length > 0 && (
          <li data-menu="">
            <Link className={styles.item} href={localePath(locale, '/categories')}>
              {say('layout.more')}
              <Icon name="chevron-down" size="sm" />
            </Link>
            <MorePanel categories={rest} locale={locale} say={say} />
          </li>
        )}
        {brands.length > 0 && (
          <li data-menu="" className={styles.exclusive}>
            <Link className={styles.item} href={localePath(locale, '/brands')}>
              <Icon name="sparkle" size="sm" />
              {say('layout.exclusiveBrands', { brand: brandName(locale, brand) })}
            </Link>
            <BrandPanel brands={brands} locale={locale} say={say} />
          </li>
        )}
      </ul>
    </HoverMenu>
  );
}
