'use client';

import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import type { CartItem } from '@/lib/cart/contract';
import { formatBaht } from '@/lib/format/money';
import { FlashNote } from './flash-note';

interface LineNotesProps {
  readonly item: CartItem;
  readonly flashEnded: boolean;
  /** Whom an approved medicine is for, where a name is known. */
  readonly patient?: string | undefined;
}

/** Notes on the price of a line. */
export function LineNotes({ item, flashEnded, patient }: LineNotesProps) {
  const intl = useIntl();
  const isOver = flashEnded && !item.flash;
  return (
    <>
      {item.pickup_only && (
        <Badge tone="info">{intl.formatMessage({ id: 'cart.pickupOnly' })}</Badge>
      )}
      {patient !== undefined && (
        <span>{intl.formatMessage({ id: 'cart.forPatient' }, { name: patient })}</span>
      )}
      {item.free_qty > 0 && (
        <Badge tone="sale">
          {intl.formatMessage({ id: 'cart.freePieces' }, { count: item.free_qty })}
        </Badge>
      )}
      {item.flash && <FlashNote flash={item.flash} />}
      {isOver && (
        <Notice tone="warning" role="status">
          {intl.formatMessage({ id: 'cart.flashOver' })}
        </Notice>
      )}
      {item.previous_price !== null && !isOver && (
        <PriceChange was={item.previous_price} now={item.now.amount} />
      )}
    </>
  );
}

function PriceChange({ was, now }: { readonly was: number; readonly now: number }) {
  const intl = useIntl();
  return (
    <Notice tone={now < was ? 'success' : 'warning'}>
      {intl.formatMessage(
        { id: 'cart.priceChanged' },
        { was: formatBaht(was), now: formatBaht(now) },
      )}
    </Notice>
  );
}
