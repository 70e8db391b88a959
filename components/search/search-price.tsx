import type { Say } from '@/components/common/say';
import { Link } from '@/components/ui/link';
import type { PriceRead } from '@/lib/catalog/contract';
import { formatRoundBaht } from '@/lib/format/money';
import styles from './search-correction.module.scss';

interface SearchPriceProps {
  readonly price: PriceRead;
  /** The same search at any price; undefined if it asks for a price alone. */
  readonly without: string | undefined;
  readonly say: Say<'catalog'>;
}

/** Prices that were read from the words of the search, or the nearest ones. */
export function SearchPrice({ price, without, say }: SearchPriceProps) {
  const { keyword, instead } = price;
  const named = { keyword, has: keyword === '' ? 'no' : 'yes' };
  return (
    <p className={styles.correction}>
      <span>
        {instead
          ? [
              say('catalog.searchPriceNone', { ...named, ...inWords(price) }),
              say('catalog.searchPriceNear', { ...named, ...inWords(instead) }),
            ].join(' ')
          : say('catalog.searchPrice', inWords(price))}
      </span>
      {without !== undefined && (
        <Link href={without} rel="nofollow">
          {say('catalog.searchPriceAll')}
        </Link>
      )}
    </p>
  );
}

function inWords({ min, max }: Pick<PriceRead, 'min' | 'max'>) {
  return {
    kind: max === null ? 'from' : min === null ? 'upTo' : 'between',
    min: formatRoundBaht(min ?? 0),
    max: formatRoundBaht(max ?? 0),
  };
}
