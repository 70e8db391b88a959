import { use } from 'react';
import { cssVars } from '@/components/ui/css-vars';
import type { Brand } from '@/lib/catalog/contract';
import { groupByInitial } from '@/lib/catalog/alphabet';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { BrandTile } from './brand-tile';
import styles from './brand-directory.module.scss';

interface BrandDirectoryProps {
  readonly brands: readonly Brand[];
  readonly locale: Locale;
}

export function BrandDirectory({ brands, locale }: BrandDirectoryProps) {
  const intl = use(getIntl(locale, 'catalog'));
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
          <section
            key={letter}
            className={styles.group}
            style={cssVars({ '--brands': String(items.length) })}
            aria-labelledby={anchor(letter)}
          >
            <h2 id={anchor(letter)}>{letter}</h2>
            <ul className={styles.brands}>
              {items.map((brand) => (
                <li key={brand.id}>
                  <BrandTile
                    name={brand.brand_name}
                    picture={brand.image.thumbnail_url}
                    note={intl.formatMessage(
                      { id: 'catalog.brandCount' },
                      { count: brand.product_count },
                    )}
                    href={pathTo(locale, '/brands/:brand', { brand: brand.id })}
                  />
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
