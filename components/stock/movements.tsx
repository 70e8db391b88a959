'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import type { StockDetail, StockMovement } from '@/lib/stock/contract';
import { movementsQuery } from '@/lib/stock/queries';
import { LoadError } from '@/components/office/load-error';
import styles from './stock.module.scss';

/** Movements of a product, newest first; older ones load on demand. */
export function Movements({ product }: { readonly product: StockDetail }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const ledger = useInfiniteQuery(movementsQuery(locale, product.product_id));
  const lines = ledger.data?.pages.flatMap(({ entities }) => entities) ?? [];
  return (
    <section aria-labelledby="stock-movements">
      <h2 id="stock-movements">{text('movements')}</h2>
      {ledger.error && <LoadError error={ledger.error} onRetry={() => void ledger.refetch()} />}
      {ledger.isPending && <Spinner label={text('loading')} />}
      {ledger.data && lines.length === 0 && <p>{text('noMovements')}</p>}
      <ol className={styles.movements}>
        {lines.map((line) => (
          <MovementLine key={line.id} line={line} places={product.places} />
        ))}
      </ol>
      {ledger.hasNextPage && (
        <Button
          variant="secondary"
          busy={ledger.isFetchingNextPage}
          onClick={() => void ledger.fetchNextPage()}
        >
          {text('more')}
        </Button>
      )}
    </section>
  );
}

interface MovementLineProps {
  readonly line: StockMovement;
  readonly places: StockDetail['places'];
}

function MovementLine({ line, places }: MovementLineProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const { at, reason, change, on_hand: onHand, note, person, order_id: orderId } = line;
  const other = places.find((place) => place.branch_id === line.other_branch_id);
  const [here, there] = [line.branch_name, other?.name].map((name) => name ?? text('warehouse'));
  const ends = reason === 'transfer_in' ? [there, here] : [here, there];
  return (
    <li>
      <time dateTime={at}>{formatDateTime(at, locale)}</time>
      <span>{text(`reason.${reason}`)}</span>
      <strong>{intl.formatNumber(change, { signDisplay: 'exceptZero' })}</strong>
      <span>{other ? ends.join(' → ') : here}</span>
      <span className={styles.quiet}>{intl.formatMessage({ id: 'stock.after' }, { onHand })}</span>
      {line.lots.map(({ lot_no: lot, expires_on: last, change: pieces }) => (
        <span key={`${lot} ${last}`}>
          {intl.formatMessage(
            { id: 'stock.lotChange' },
            { lot, change: intl.formatNumber(pieces, { signDisplay: 'exceptZero' }) },
          )}
        </span>
      ))}
      {person && <span>{person.name}</span>}
      {orderId !== null && <span>{orderId}</span>}
      {note !== '' && <q>{note}</q>}
    </li>
  );
}
