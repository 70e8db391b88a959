'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { ScreenHead, ThingScreen } from '@/components/office/frame/office-screen';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { Badge } from '@/components/ui/badge';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type { StockDetail } from '@/lib/stock/contract';
import { productStockQuery } from '@/lib/stock/queries';
import { Holds } from './holds';
import { LowLevelForm } from './low-level-form';
import { Lots } from './lots';
import { fillIn, MovementForm, useMovementForm } from './movement-form';
import { Movements } from './movements';
import { PiecesTable } from './pieces-table';
import { placeName } from './place';
import styles from './stock.module.scss';

/** Stock of one product: places, a form for movements, and the ledger. */
export function ProductStock({ id }: { readonly id: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const abilities = useAbilities();
  const read = useQuery(productStockQuery(locale, id));
  const { data: product } = read;
  return (
    <ThingScreen
      back={{ href: pathTo(locale, '/staff/stock'), label: text('back') }}
      reads={[read]}
      loadingLabel={text('loading')}
    >
      {product && (
        <div className={styles.parts}>
          <ScreenHead title={product.name} />
          <p className={styles.quiet}>{product.item_code}</p>
          <Places places={product.places} />
          {abilities?.has('stock.move') ? (
            <Moving product={product} />
          ) : (
            <>
              <Lots product={product} />
              <Holds product={product} />
            </>
          )}
          <Movements product={product} />
        </div>
      )}
    </ThingScreen>
  );
}

/** Parts for people who move stock; the lots fill the form of movements in. */
function Moving({ product }: { readonly product: StockDetail }) {
  const form = useMovementForm(product);
  return (
    <>
      <Lots
        product={product}
        onWriteOff={(place, lot) => {
          fillIn(form, place, lot);
        }}
      />
      <Holds product={product} />
      <MovementForm product={product} form={form} />
      <LowLevelForm product={product} />
    </>
  );
}

type Place = StockDetail['places'][number];

/** Places with pieces, or with a level of their own. */
const isStocked = ({ on_hand: onHand, low_level: level }: Place) =>
  onHand > 0 || level.kind === 'own';

function Places({ places }: Pick<StockDetail, 'places'>) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const stocked = places.filter(isStocked);
  const bare = places.filter((place) => !isStocked(place)).map((place) => placeName(place, intl));
  return (
    <section aria-labelledby="stock-places">
      <h2 id="stock-places">{text('places')}</h2>
      {stocked.length > 0 && (
        <PiecesTable
          columns={[
            { id: 'place', label: text('column.place') },
            ...(['onHand', 'reserved', 'expired', 'free', 'lowLevel'] as const).map((id) => ({
              ...{ id, label: text(`column.${id}`), numeric: true as const },
            })),
          ]}
          rows={stocked.map((place) => ({ key: place.branch_id, cells: cellsOf(place, intl) }))}
        />
      )}
      {bare.length > 0 && (
        <p className={styles.quiet}>
          {intl.formatMessage({ id: 'stock.noPieces' }, { places: intl.formatList(bare) })}
        </p>
      )}
    </section>
  );
}

function cellsOf(place: Place, intl: IntlShape): readonly ReactNode[] {
  const { on_hand: onHand, reserved, expired, free, low_level: level, is_low: isLow } = place;
  const lowAt = level.pieces ?? intl.formatMessage({ id: 'stock.lowNever' });
  return [
    placeName(place, intl),
    intl.formatNumber(onHand),
    intl.formatNumber(reserved),
    expired === 0 ? (
      intl.formatNumber(expired)
    ) : (
      <span key="expired" className={styles.marked}>
        <Badge tone="danger">{intl.formatMessage({ id: 'stock.notSold' })}</Badge>
        {intl.formatNumber(expired)}
      </span>
    ),
    <span key="free" className={styles.marked}>
      {isLow && <Badge tone="warning">{intl.formatMessage({ id: 'stock.low' })}</Badge>}
      {intl.formatNumber(free)}
    </span>,
    level.kind === 'default'
      ? intl.formatMessage({ id: 'stock.lowDefault' }, { pieces: lowAt })
      : lowAt,
  ];
}
