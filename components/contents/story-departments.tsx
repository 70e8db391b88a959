import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { BrandCategory } from '@/lib/catalog/contract';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { storyDepartmentPath } from '@/lib/pages/content-paths';
import styles from './story-departments.module.scss';

interface StoryDepartmentsProps {
  readonly brandId: number;
  readonly categories: readonly BrandCategory[];
  readonly locale: Locale;
}

export function StoryDepartments({ brandId, categories, locale }: StoryDepartmentsProps) {
  return (
    <ul className={styles.categories}>
      {categories.map((category) => (
        <li key={category.id} className={styles.category}>
          <Picture src={category.icon.thumbnail_url} alt="" width={56} height={56} unoptimized />
          <div>
            <h3>{locale === 'th' ? category.category_name_th : category.category_name_en}</h3>
            <ul className={styles.departments}>
              {category.depts.map((department) => (
                <li key={department.id}>
                  <Link href={localePath(locale, storyDepartmentPath(brandId, department))}>
                    {department.dept_name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
