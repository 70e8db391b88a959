import { use } from 'react';
import { Link } from '@/components/ui/link';
import { SideScroll } from '@/components/ui/side-scroll';
import type { Brand, BrandCategory } from '@/lib/catalog/contract';
import { changeList, listHref, type ListState } from '@/lib/catalog/list-state';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './brand-categories.module.scss';

interface BrandCategoriesProps {
  readonly brand: Brand;
  readonly categories: readonly BrandCategory[];
  /** Path of the brand's page, language included. */
  readonly path: string;
  readonly state: ListState;
  readonly locale: Locale;
}

/** Left column of the brand layout: categories with products of this brand (`docs/product/pages.md`, "Layouts"). */
export function BrandCategories(props: BrandCategoriesProps) {
  const { brand, categories, path, state, locale } = props;
  const intl = use(getIntl(locale, 'catalog'));
  const names = { brand: brand.brand_name };
  const to = (category?: number, dept?: string) =>
    listHref(path, changeList(state, { category, depts: dept === undefined ? [] : [dept] }));
  return (
    <nav
      className={styles.nav}
      aria-label={intl.formatMessage({ id: 'catalog.brandCategories' }, names)}
    >
      <SideScroll className={styles.categories}>
        <li>
          <Link href={to()} aria-current={state.category === undefined ? 'page' : undefined}>
            {intl.formatMessage({ id: 'catalog.brandAll' }, names)}
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              href={to(category.id)}
              aria-current={isCurrent(state, category.id) ? 'page' : undefined}
            >
              {locale === 'th' ? category.category_name_th : category.category_name_en}
            </Link>
            {state.category === category.id && (
              <ul className={styles.departments}>
                {category.depts.map(({ id, dept_name, url }) => {
                  const slug = url.split('/').at(-1) ?? '';
                  return (
                    <li key={id}>
                      <Link
                        href={to(category.id, slug)}
                        aria-current={state.depts.includes(slug) ? 'page' : undefined}
                      >
                        {dept_name}
                      </Link>
                    </li>
                  );
                })}
              </ul>
            )}
          </li>
        ))}
      </SideScroll>
    </nav>
  );
}

function isCurrent(state: ListState, category: number): boolean {
  return state.category === category && state.depts.length === 0;
}
