import { Link } from '@/components/ui/link';
import { readReducedTree } from '@/lib/catalog/reads';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { orEmpty } from '@/components/common/left-out';
import styles from './reduced-frame.module.scss';
import type { Say } from '@/components/common/say';

export async function ReducedCategories({
  locale,
  say,
}: {
  readonly locale: Locale;
  readonly say: Say<'layout'>;
}) {
  const categories = await orEmpty(readReducedTree(locale));
  if (categories.length === 0) return null;
  return (
    <nav className={styles.categories} aria-label={say('layout.categories')}>
      <ul>
        {categories.map(({ id, name, url }) => (
          <li key={id}>
            <Link href={localePath(locale, url)}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
