import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Category } from '@/lib/api/contract/catalog';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { Say } from '../say';
import { PanelLinks } from './panel-links';
import styles from './panel.module.scss';

interface CategoryPanelProps {
  readonly category: Category;
  readonly locale: Locale;
  readonly say: Say;
}

export function CategoryPanel({ category, locale, say }: CategoryPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.category}>
        <Picture
          className={styles.icon}
          src={category.icon.thumbnail_url}
          alt=""
          width={96}
          height={96}
          unoptimized
        />
        <Link className={styles.all} href={localePath(locale, category.url)}>
          {say('layout.allOf', { category: category.name })}
          <Icon name="arrow-right" size="sm" />
        </Link>
      </div>
      <PanelLinks of={category.id} count={category.depts.length} className={styles.departments} />
    </div>
  );
}
