import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Category } from '@/lib/api/contract/catalog';
import { localePath, type Locale } from '@/lib/i18n/locale';
import styles from './category-icons.module.scss';

interface CategoryIconsProps {
  readonly categories: readonly Category[];
  readonly locale: Locale;
  readonly label: string;
}

/** Two rows that a thumb pushes sideways; on wide screens all of them at once. */
export function CategoryIcons({ categories, locale, label }: CategoryIconsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.icons}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link className={styles.icon} href={localePath(locale, category.url)}>
              <Picture
                className={styles.disc}
                src={category.icon.thumbnail_url}
                alt=""
                width={40}
                height={40}
                unoptimized
              />
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
