import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { categoryTreeQuery } from '@/lib/catalog/queries-menu';
import type { BarCategory } from './panel-of';
import { PanelSkeleton } from './panel-skeleton';
import styles from './panel.module.scss';

export function CategoryPanel({ category }: { readonly category: BarCategory }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, isPending } = useQuery(categoryTreeQuery(locale));
  if (isPending) return <PanelSkeleton />;
  const found = data?.find(({ id }) => id === category.id);
  return (
    <div className={styles.panel}>
      <div className={styles.category}>
        {found && (
          <Picture
            className={styles.icon}
            src={found.icon.thumbnail_url}
            alt=""
            width={96}
            height={96}
            unoptimized
          />
        )}
        <Link className={styles.all} href={category.href}>
          {intl.formatMessage({ id: 'layout.allOf' }, { category: category.name })}
          <Icon name="arrow-right" size="sm" />
        </Link>
      </div>
      <ul className={styles.departments}>
        {found?.depts.map((department) => (
          <li key={department.id}>
            <Link href={localePath(locale, department.url)}>{department.dept_name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
