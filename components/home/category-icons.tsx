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
    /** Without a language. */
    readonly url: string;
    readonly icon: string;
  }[];
  readonly label: string;
}

/**
 * Two rows that a thumb pushes sideways; on wide screens all of them at once. A part of the browser's: as elements of
 * the server each would be twice as many bytes of a page.
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
