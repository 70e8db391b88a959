'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Coins } from '@/lib/wallet/contract';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './account.module.scss';

const AT_FIRST = 5;

interface CoinLedgerProps {
  readonly entries: Coins['ledger'];
  readonly hasOlder: boolean;
  readonly isBusy: boolean;
  readonly onOlder: () => void;
}

/** Newest coin movements with their reasons. Shows a few, then all loaded ones, then older pages. */
export function CoinLedger({ entries, hasOlder, isBusy, onOlder }: CoinLedgerProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [whole, setWhole] = useState(false);
  if (entries.length === 0) return null;
  return (
    <section className={styles.tile}>
      <h2 className={styles.tileTitle}>{intl.formatMessage({ id: 'members.ledger' })}</h2>
      <ul className={styles.rows}>
        {(whole ? entries : entries.slice(0, AT_FIRST)).map(
          ({ id, amount, reason, order_id: orderId, at }) => (
            <li key={id}>
              <span className={styles.entry}>
                {intl.formatMessage({ id: `members.reason.${reason}` })}
                {orderId !== null && (
                  <Link href={pathTo(locale, '/orders/:order', { order: orderId })}>
                    {intl.formatMessage({ id: 'members.order' }, { id: orderId })}
                  </Link>
                )}
                <time dateTime={at}>{formatDateTime(at, locale)}</time>
              </span>
              <span className={styles.change} data-gain={amount > 0}>
                {intl.formatNumber(amount, { signDisplay: 'exceptZero' })}
              </span>
            </li>
          ),
        )}
      </ul>
      {(whole ? hasOlder : entries.length > AT_FIRST) && (
        <div className={styles.actions}>
          <Button
            size="sm"
            variant="secondary"
            busy={isBusy}
            onClick={() => {
              if (whole) onOlder();
              setWhole(true);
            }}
          >
            {intl.formatMessage({ id: whole ? 'members.olderLedger' : 'members.wholeLedger' })}
          </Button>
        </div>
      )}
    </section>
  );
}
