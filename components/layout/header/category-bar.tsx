import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { brand } from '@/lib/brand';
import type { Category } from '@/lib/api/contract/catalog';
import { brandName } from '@/lib/i18n/brand-name';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { Say } from '../say';
import { BrandPanel } from './brand-panel';
import { CategoryPanel } from './category-panel';
import { MegaItem } from './mega-item';
import { MegaMenu } from './mega-menu';
import { MorePanel } from './more-panel';
import { SHOP_WAYS } from './shop-ways';
import styles from './category-bar.module.scss';

/** So many categories stand in the bar; a panel has them all. */
const IN_BAR = 4;

interface CategoryBarProps {
  readonly locale: Locale;
  readonly say: Say;
  readonly categories: readonly Category[];
  /** Of the exclusive brands. */
  readonly brandCount: number;
}

export function CategoryBar({ locale, say, categories, brandCount }: CategoryBarProps) {
  return (
    <MegaMenu label={say('layout.categories')} className={styles.bar}>
      <ul className={styles.items}>
        <li>
          <Link
            className={styles.home}
            href={localePath(locale, '/')}
            aria-label={say('layout.home')}
            data-trigger=""
          >
            <Icon name="home" size="sm" />
          </Link>
        </li>
        {categories.slice(0, IN_BAR).map((category) => (
          <MegaItem
            key={category.id}
            href={localePath(locale, category.url)}
            label={category.name}
            toggleLabel={say('layout.departmentsOf', { category: category.name })}
          >
            <CategoryPanel category={category} locale={locale} say={say} />
          </MegaItem>
        ))}
        {categories.length > 0 && (
          <MegaItem
            href={localePath(locale, '/categories')}
            label={
              <>
                {say('layout.more')}
                <Icon name="chevron-down" size="sm" />
              </>
            }
            toggleLabel={say('layout.moreCategories')}
          >
            <MorePanel categories={categories} locale={locale} say={say} />
          </MegaItem>
        )}
        {SHOP_WAYS.map(({ label, path }) => (
          <li key={path}>
            <Link className={styles.item} href={localePath(locale, path)}>
              {say(label)}
            </Link>
          </li>
        ))}
        {brandCount > 0 && (
          <MegaItem
            end
            href={localePath(locale, '/brands/exclusive')}
            label={
              <>
                <Icon name="sparkle" size="sm" />
                {say('layout.exclusiveBrands', { brand: brandName(locale, brand) })}
              </>
            }
            toggleLabel={say('layout.showBrands')}
          >
            <BrandPanel count={brandCount} locale={locale} say={say} />
          </MegaItem>
        )}
      </ul>
    </MegaMenu>
  );
}
