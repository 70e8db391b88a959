'use client';

import { useIntl } from 'react-intl';
import type { StaffOrder } from '@/lib/staff/contract';
import { formatDateTime } from '@/lib/format/date';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { ReturnButtons } from './return-buttons';
import type { Back } from './return-dialog';
import styles from './staff.module.scss';

interface ReturnPanelProps {
  readonly order: StaffOrder;
  readonly back: Back;
  /** Below the order's own. */
  readonly heading: 'h2' | 'h3';
}

/** Goods that a member sends back, and what is decided about them. */
export function ReturnPanel({ order, back, heading: Heading }: ReturnPanelProps) {
  const intl = useIntl();
  const { status, lines, detail } = back;
  const text = (id: string) => intl.formatMessage({ id });
  const because = text(`staff.because.${back.reason}`);
  const asked = formatDateTime(back.requested_at, useLocale());
  const why = detail === '' ? because : `${because}: ${detail}`;
  return (
    <section className={styles.return} data-status={status} aria-label={text('staff.return')}>
      <Heading>{text(`staff.return.${status}`)}</Heading>
      <p>{why}</p>
      <time dateTime={back.requested_at}>
        {intl.formatMessage({ id: 'staff.returnAt' }, { time: asked })}
      </time>
      <ul>
        {lines.map(({ line, qty }) => (
          <li key={line}>
            {intl.formatMessage({ id: 'staff.item' }, { qty, name: nameOf(order, line) })}
          </li>
        ))}
      </ul>
      <Outcome back={back} />
      <ReturnButtons orderId={order.order_id} back={back} />
    </section>
  );
}

/** Amounts given back or due, and the state of the goods. */
function Outcome({ back }: { readonly back: Back }) {
  const intl = useIntl();
  const { status, amount, refunded, by_hand: byHand, restocked } = back;
  const say = (id: string, baht = 0) => intl.formatMessage({ id }, { amount: formatBaht(baht) });
  if (status === 'rejected') return null;
  const cash = byHand > 0 ? say('staff.return.byHand', byHand) : '';
  const goods = restocked === false ? 'staff.notRestocked' : 'staff.restocked';
  return status === 'refunded' ? (
    <>
      <strong>{say('staff.return.given', refunded ?? amount)}</strong>
      {restocked !== null && <p>{say(goods)}</p>}
    </>
  ) : (
    <>
      <strong>{say('staff.return.amount', amount)}</strong>
      {cash !== '' && <p>{cash}</p>}
    </>
  );
}

function nameOf({ items }: StaffOrder, wanted: number): string {
  return items.find(({ line }) => line === wanted)?.product_name ?? String(wanted);
}
