import type { Say } from '@/components/common/say';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/locale';
import { searchPath } from '@/lib/pages/catalog-paths';
import styles from './search-correction.module.scss';

interface SearchCorrectionProps {
  readonly keyword: string;
  readonly meant: string;
  readonly corrected: boolean;
  /** Words without products in combination with the others. */
  readonly leftOut: readonly string[];
  readonly locale: Locale;
  readonly say: Say<'catalog'>;
}

export function SearchCorrection(props: SearchCorrectionProps) {
  const { keyword, meant, corrected, leftOut, locale, say } = props;
  if (!corrected) {
    return (
      <p className={styles.correction}>
        <Link href={searchPath(locale, meant)} rel="nofollow">
          {say('catalog.searchMeant', { meant })}
        </Link>
      </p>
    );
  }
  return (
    <p className={styles.correction}>
      <span>
        {[
          ...(leftOut.length > 0 ? [say('catalog.searchLeftOut', { keyword })] : []),
          say('catalog.searchShowing', { meant }),
        ].join(' ')}
      </span>
      <Link href={`${searchPath(locale, keyword)}&exact=1`} rel="nofollow">
        {say('catalog.searchInstead', { keyword })}
      </Link>
    </p>
  );
}
