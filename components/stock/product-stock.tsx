'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type { StockDetail } from '@/lib/stock/contract';
import { productStockQuery } from '@/lib/stock/queries';
import { LoadError } from '@/components/office/load-error';
import { Holds } from './holds';
import { MovementForm } from './movement-form';
import { Movements } from './movements';
import styles from './stock.module.scss';

/** Stock of one product: places, a form for movements, and the ledger. */
export function ProductStock({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const abilities = useAbilities();
  const { data: product, error, refetch } = useQuery(productStockQuery(locale, id));
  return (
    <div className={styles.screen}>
      <Link href={pathTo(locale, '/staff/stock')}>{text('back')}</Link>
      {error && !product && <LoadError error={error} onRetry={() => void refetch()} />}
      {!product && !error && <Spinner label={text('loading')} />}
      {product && (
        <>
          <h1>{product.name}</h1>
          <p className={styles.quiet}>{product.item_code}</p>
          <Places places={product.places} />
          <Holds product={product} />
          {abilities?.has('stock.move') && <MovementForm product={product} />}
          <Movements product={product} />
        </>
      )}
    </div>
  );
}

function Places({ places }: Pick<StockDetail, 'places'>) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const nameOf = ({ name }: StockDetail['places'][number]) => name ?? text('warehouse');
  const stocked = places.filter(({ on_hand: onHand }) => onHand > 0);
  const bare = places.filter(({ on_hand: onHand }) => onHand === 0);
  return (
    <section aria-labelledby="stock-places">
      <h2 id="stock-places">{text('places')}</h2>
      {stocked.length > 0 && (
        <table className={styles.places}>
          <thead>
            <tr>
              <th scope="col">{text('column.place')}</th>
              {(['onHand', 'reserved', 'free'] as const).map((name) => (
                <th key={name} scope="col" data-numeric>
                  {text(`column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stocked.map((place) => (
              <tr key={place.branch_id}>
                <th scope="row">{nameOf(place)}</th>
                <td data-numeric>{intl.formatNumber(place.on_hand)}</td>
                <td data-numeric>{intl.formatNumber(place.reserved)}</td>
                <td data-numeric>{intl.formatNumber(place.on_hand - place.reserved)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {bare.length > 0 && (
        <p className={styles.quiet}>
          {intl.formatMessage(
            { id: 'stock.noPieces' },
            { places: intl.formatList(bare.map(nameOf)) },
          )}
        </p>
      )}
    </section>
  );
}
