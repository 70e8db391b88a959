import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Category } from '@/lib/catalog/contract';
import { localePath, type Locale } from '@/lib/i18n/locale';
import styles from './category-directory.module.scss';

interface CategoryDirectoryProps {
  readonly categories: readonly Category[];
  readonly locale: Locale;
  readonly withDepartments?: boolean;
}

export function CategoryDirectory(props: CategoryDirectoryProps) {
  const { categories, locale, withDepartments = true } = props;
  // Without departments it is below a heading of its own.
  const Heading = withDepartments ? 'h2' : 'h3';
  return (
    <ul className={styles.categories} data-short={!withDepartments}>
      {categories.map((category) => (
        <li key={category.id} className={styles.category}>
          <Link className={styles.name} href={localePath(locale, category.url)}>
            <Picture src={category.icon.thumbnail_url} alt="" width={56} height={56} unoptimized />
            <Heading>{category.name}</Heading>
          </Link>
          {withDepartments && (
            <ul className={styles.departments}>
              {category.depts.map((department) => (
                <li key={department.id}>
                  <Link href={localePath(locale, department.url)}>{department.dept_name}</Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
