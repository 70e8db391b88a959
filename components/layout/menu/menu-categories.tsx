'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import type { Category } from '@/lib/catalog/contract';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { categoryTreeQuery } from '@/lib/catalog/queries-menu';
import styles from './side-menu.module.scss';

const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

export function MenuCategories() {
  const intl = useIntl();
  const locale = useLocale();
  const { data, isPending } = useQuery(categoryTreeQuery(locale));
  return (
    <nav className={styles.group} aria-label={intl.formatMessage({ id: 'layout.categories' })}>
      <Link className={styles.row} href={pathTo(locale, '/')}>
        <Icon name="home" size="sm" />
        {intl.formatMessage({ id: 'layout.home' })}
      </Link>
      <Link className={styles.row} href={pathTo(locale, '/categories')}>
        <Icon name="grid" size="sm" />
        {intl.formatMessage({ id: 'layout.allCategories' })}
      </Link>
      {isPending && PLACES.map((place) => <Skeleton key={place} height="var(--size-target)" />)}
      {data?.map((category) => (
        <CategoryGroup key={category.id} category={category} />
      ))}
    </nav>
  );
}

function CategoryGroup({ category }: { readonly category: Category }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <details className={styles.category} name="menu-category">
      <summary className={styles.row}>
        {category.name}
        <Icon name="chevron-down" size="sm" />
      </summary>
      <ul>
        <li>
          <Link className={styles.sub} href={localePath(locale, category.url)}>
            {intl.formatMessage({ id: 'layout.allOf' }, { category: category.name })}
          </Link>
        </li>
        {category.depts.map((department) => (
          <li key={department.id}>
            <Link className={styles.sub} href={localePath(locale, department.url)}>
              {department.dept_name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
