import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import type { StockDetail } from '@/lib/stock/contract';
import { SOON_DAYS } from '@/lib/stock/contract-values';
import { PiecesTable } from './pieces-table';
import { placeName } from './place';
import styles from './stock.module.scss';

type Place = StockDetail['places'][number];
type Lot = Place['lots'][number];

interface LotsProps {
  readonly product: StockDetail;
  /** For people who move stock. */
  readonly onWriteOff?: (place: Place, lot: Lot) => void;
}

const COLUMNS = ['lotNo', 'column.place', 'expiresOn', 'lotLeft', 'lotPieces'] as const;

/** Lots of a product with the days that they are good, first expired first; expired ones can be written off. */
export function Lots({ product: { places }, onWriteOff }: LotsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const lots = places
    .flatMap((place) => place.lots.map((lot) => ({ lot, place })))
    .toSorted((a, b) => a.lot.days_left - b.lot.days_left);
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
        rows={lots.map(({ place, lot }) => ({
          key: `${String(place.branch_id)} ${lot.lot_no} ${lot.expires_on}`,
          cells: [
            lot.lot_no,
            placeName(place, intl),
            formatDay(`${lot.expires_on}T00:00:00+07:00`, locale),
            <DaysLeft key="left" days={lot.days_left} />,
            <span key="pieces" className={styles.marked}>
              {onWriteOff && lot.days_left < 0 && (
                <WriteOff
                  lot={lot.lot_no}
                  onPress={() => {
                    onWriteOff(place, lot);
                  }}
                />
              )}
              {intl.formatNumber(lot.on_hand)}
            </span>,
          ],
        }))}
      />
    </section>
  );
}

function WriteOff({ lot, onPress }: { readonly lot: string; readonly onPress: () => void }) {
  const intl = useIntl();
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={intl.formatMessage({ id: 'stock.writeOffLot' }, { lot })}
      onClick={onPress}
    >
      {intl.formatMessage({ id: 'stock.writeOff' })}
    </Button>
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
