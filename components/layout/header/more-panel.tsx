import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { categoryTreeQuery } from '@/lib/catalog/queries-menu';
import { PanelSkeleton } from './panel-skeleton';
import styles from './panel.module.scss';
import { SHOP_WAYS } from '@/components/layout/shop-ways';

export function MorePanel() {
  const intl = useIntl();
  const locale = useLocale();
  const { data: categories = [], isPending } = useQuery(categoryTreeQuery(locale));
  if (isPending) return <PanelSkeleton />;
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
      </ul>
      <ul className={styles.ways}>
        {SHOP_WAYS.map(({ label, path, icon }) => (
          <li key={path}>
            <Link className={styles.all} href={pathTo(locale, path)}>
              <Icon name={icon} size="sm" />
              {intl.formatMessage({ id: label })}
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.all} href={pathTo(locale, '/ecommerce/all-products')}>
            <Icon name="grid" size="sm" />
            {intl.formatMessage({ id: 'layout.allProducts' })}
          </Link>
        </li>
      </ul>
    </div>
  );
}
