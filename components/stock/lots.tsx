import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { formatDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import type { StockDetail } from '@/lib/stock/contract';
import { SOON_DAYS } from '@/lib/stock/contract-values';
import { PiecesTable } from './pieces-table';
import { placeName } from './place';
import styles from './stock.module.scss';

const COLUMNS = ['lotNo', 'column.place', 'expiresOn', 'lotLeft', 'lotPieces'] as const;

/** Lots of a product with the days that they are good, first expired first. */
export function Lots({ product: { places } }: { readonly product: StockDetail }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const lots = places
    .flatMap((place) => place.lots.map((lot) => ({ ...lot, place })))
    .toSorted((a, b) => a.days_left - b.days_left);
  if (lots.length === 0) return null;
  return (
    <section aria-labelledby="stock-lots">
      <h2 id="stock-lots">{text('lots')}</h2>
      <p className={styles.quiet}>{text('lotsHint')}</p>
      <PiecesTable
        columns={COLUMNS.map((id) => ({
          ...{ id, label: text(id) },
          ...(id === 'lotPieces' ? { numeric: true as const } : {}),
        }))}
        rows={lots.map(({ place, lot_no: lot, expires_on: last, on_hand: onHand, days_left }) => ({
          key: `${String(place.branch_id)} ${lot} ${last}`,
          cells: [
            lot,
            placeName(place, intl),
            formatDay(`${last}T00:00:00+07:00`, locale),
            <DaysLeft key="left" days={days_left} />,
            intl.formatNumber(onHand),
          ],
        }))}
      />
    </section>
  );
}

function DaysLeft({ days }: { readonly days: number }) {
  const intl = useIntl();
  if (days < 0) {
    return (
      <span className={styles.marked}>
        <Badge tone="danger">{intl.formatMessage({ id: 'stock.lotExpired' })}</Badge>
        {intl.formatMessage({ id: 'stock.lotAgo' }, { days: -days })}
      </span>
    );
  }
  return (
    <span className={styles.marked}>
      {days <= SOON_DAYS && (
        <Badge tone="warning">{intl.formatMessage({ id: 'stock.lotSoon' })}</Badge>
      )}
      {intl.formatMessage({ id: 'stock.lotDays' }, { days })}
    </span>
  );
}
