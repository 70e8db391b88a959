'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { fill } from '@/lib/format/fill';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { BarPanel } from './bar-panel';
import styles from './category-bar.module.scss';
import { MegaItem } from './mega-item';
import { MegaMenu } from './mega-menu';
import type { BarCategory } from './panel-of';

export interface CategoryBarProps {
  readonly texts: {
    readonly categories: string;
    readonly home: string;
    /** Contains `{category}`. */
    readonly departmentsOf: string;
    readonly more: string;
    readonly moreCategories: string;
    readonly exclusive: string;
    readonly showBrands: string;
  };
  readonly categories: readonly BarCategory[];
  readonly ways: readonly { readonly href: string; readonly name: string }[];
  readonly hasExclusive: boolean;
}

/** Client component: as server elements it would triple its bytes in each page. */
export function CategoryBar({ texts, categories, ways, hasExclusive }: CategoryBarProps) {
  const locale = useLocale();
  return (
    <MegaMenu label={texts.categories} className={styles.bar}>
      <ul className={styles.items}>
        <li>
          <Link
            className={styles.home}
            href={pathTo(locale, '/')}
            aria-label={texts.home}
            data-trigger=""
          >
            <Icon name="home" size="sm" />
          </Link>
        </li>
        {categories.map((category) => (
          <MegaItem
            key={category.id}
            href={category.href}
            label={category.name}
            toggleLabel={fill(texts.departmentsOf, { category: category.name })}
          >
            <BarPanel of={category} />
          </MegaItem>
        ))}
        {categories.length > 0 && (
          <MegaItem
            href={pathTo(locale, '/categories')}
            label={
              <>
                {texts.more}
                <Icon name="chevron-down" size="sm" />
              </>
            }
            toggleLabel={texts.moreCategories}
          >
            <BarPanel of="categories" />
          </MegaItem>
        )}
        {ways.map(({ href, name }) => (
          <li key={href}>
            <Link className={styles.item} href={href}>
              {name}
            </Link>
          </li>
        ))}
        {hasExclusive && (
          <MegaItem
            end
            href={pathTo(locale, '/brands/exclusive')}
            label={
              <>
                <Icon name="sparkle" size="sm" />
                {texts.exclusive}
              </>
            }
            toggleLabel={texts.showBrands}
          >
            <BarPanel of="brands" />
          </MegaItem>
        )}
      </ul>
    </MegaMenu>
  );
}
