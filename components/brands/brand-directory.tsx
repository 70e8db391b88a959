import Image from 'next/image';
import type { IntlShape } from 'react-intl/server';
import { Link } from '@/components/ui/link';
import type { Brand } from '@/lib/api/contract/catalog';
import { groupByInitial } from '@/lib/catalog/alphabet';
import type { Locale } from '@/lib/i18n/locale';
import { brandPath } from '@/lib/routes';
import styles from './brand-directory.module.scss';

interface BrandDirectoryProps {
  readonly brands: readonly Brand[];
  readonly locale: Locale;
  /** With the texts of `catalog`. */
  readonly intl: IntlShape;
}

/** Every brand under its letter, with a row of letters to jump by. */
export function BrandDirectory({ brands, locale, intl }: BrandDirectoryProps) {
  const groups = groupByInitial(brands, ({ brand_name }) => brand_name, locale);
  return (
    <>
      <nav className={styles.index} aria-label={intl.formatMessage({ id: 'catalog.brandIndex' })}>
        <ul>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${anchor(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups.map(({ letter, items }) => (
          <section key={letter} className={styles.group} aria-labelledby={anchor(letter)}>
            <h2 id={anchor(letter)}>{letter}</h2>
            <ul className={styles.brands}>
              {items.map((brand) => (
                <li key={brand.id}>
                  <BrandTile brand={brand} locale={locale} intl={intl} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function anchor(letter: string): string {
  return letter === '#' ? 'letter-other' : `letter-${letter}`;
}

interface BrandTileProps {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly intl: IntlShape;
}

function BrandTile({ brand, locale, intl }: BrandTileProps) {
  return (
    <Link className={styles.brand} href={brandPath(locale, brand.id)}>
      <Image
        src={brand.image.thumbnail_url}
        alt=""
        width={200}
        height={120}
        sizes="(width < 768px) 45vw, 200px"
      />
      <span className={styles.name}>{brand.brand_name}</span>
      <span className={styles.count}>
        {intl.formatMessage({ id: 'catalog.brandCount' }, { count: brand.product_count })}
      </span>
    </Link>
  );
}
