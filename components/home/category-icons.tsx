'use client';

import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './category-icons.module.scss';

interface CategoryIconsProps {
  readonly categories: readonly {
    readonly id: number;
    readonly name: string;
    /** Without language prefix. */
    readonly url: string;
    readonly icon: string;
  }[];
  readonly label: string;
}

/**
 * Two rows that scroll sideways; on wide screens all at once. Client component: as server elements each would double
 * its bytes in the page.
 */
export function CategoryIcons({ categories, label }: CategoryIconsProps) {
  const locale = useLocale();
  return (
    <nav aria-label={label}>
      <ul className={styles.icons}>
        {categories.map(({ id, name, url, icon }) => (
          <li key={id}>
            <Link className={styles.icon} href={localePath(locale, url)}>
              <Picture
                className={styles.disc}
                src={icon}
                alt=""
                width={40}
                height={40}
                unoptimized
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
