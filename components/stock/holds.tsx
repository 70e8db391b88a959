'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { LoadError } from '@/components/office/load-error';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import type { StockHold } from '@/lib/orders/contract-holds';
import { stockHoldsQuery } from '@/lib/orders/queries-holds';
import type { StockDetail } from '@/lib/stock/contract';
import { placeName } from './place';
import styles from './stock.module.scss';

type Place = StockDetail['places'][number];

/** Orders for which pieces are reserved, place by place; they load when a place opens. */
export function Holds({ product: { product_id: id, places } }: { readonly product: StockDetail }) {
  const intl = useIntl();
  const reserving = places.filter(({ reserved }) => reserved > 0);
  if (reserving.length === 0) return null;
  return (
    <section aria-labelledby="stock-holds">
      <h2 id="stock-holds">{intl.formatMessage({ id: 'stock.holds' })}</h2>
      {reserving.map((place) => (
        <HoldsAt key={place.branch_id} id={id} place={place} />
      ))}
    </section>
  );
}

function HoldsAt({ id, place }: { readonly id: number; readonly place: Place }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const values = { place: placeName(place, intl), pieces: place.reserved };
  return (
    <details
      className={styles.holds}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
      }}
    >
      <summary>{intl.formatMessage({ id: 'stock.holdsAt' }, values)}</summary>
      {isOpen && <HoldList id={id} branchId={place.branch_id} />}
    </details>
  );
}

function HoldList({ id, branchId }: { readonly id: number; readonly branchId: number }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const holds = useInfiniteQuery(stockHoldsQuery(id, branchId));
  const seesOrders = useAbilities()?.has('orders.read') ?? false;
  if (holds.error && !holds.data) {
    return <LoadError error={holds.error} onRetry={() => void holds.refetch()} />;
  }
  if (!holds.data) return <Spinner label={text('loading')} />;
  return (
    <>
      <ol className={styles.movements}>
        {holds.data.pages
          .flatMap(({ entities }) => entities)
          .map((hold) => (
            <HoldLine key={hold.order_id} hold={hold} isLink={seesOrders} />
          ))}
      </ol>
      {holds.hasNextPage && (
        <Button
          variant="secondary"
          busy={holds.isFetchingNextPage}
          onClick={() => void holds.fetchNextPage()}
        >
          {text('moreHolds')}
        </Button>
      )}
    </>
  );
}

function HoldLine({ hold, isLink }: { readonly hold: StockHold; readonly isLink: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const { order_id: order, qty: pieces, since, status } = hold;
  return (
    <li>
      {isLink ? (
        <Link href={pathTo(locale, '/staff/orders/:order', { order })}>{order}</Link>
      ) : (
        order
      )}
      <strong>{intl.formatMessage({ id: 'stock.holdPieces' }, { pieces })}</strong>
      <span>{intl.formatMessage({ id: `orders.status.${status}` })}</span>
      <time className={styles.quiet} dateTime={since}>
        {formatDateTime(since, locale)}
      </time>
    </li>
  );
}
