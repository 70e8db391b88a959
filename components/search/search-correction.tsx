import type { Say } from '@/components/common/say';
import { Link } from '@/components/ui/link';
import type { ListState } from '@/lib/catalog/list-state';
import styles from './search-correction.module.scss';

interface SearchCorrectionProps {
  readonly keyword: string;
  readonly meant: string;
  readonly corrected: boolean;
  /** Words without products in combination with the others. */
  readonly leftOut: readonly string[];
  /** The same search in another wording. */
  readonly hrefOf: (wording: Pick<ListState, 'keyword' | 'exact'>) => string;
  readonly say: Say<'catalog'>;
}

export function SearchCorrection(props: SearchCorrectionProps) {
  const { keyword, meant, corrected, leftOut, hrefOf, say } = props;
  if (!corrected) {
    return (
      <p className={styles.correction}>
        <Link href={hrefOf({ keyword: meant, exact: undefined })} rel="nofollow">
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
      <Link href={hrefOf({ keyword, exact: true })} rel="nofollow">
        {say('catalog.searchInstead', { keyword })}
      </Link>
    </p>
  );
}
