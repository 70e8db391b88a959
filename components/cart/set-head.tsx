'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { CartGroup } from '@/lib/api/contract/cart';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { optOut } from '@/lib/queries/cart';
import { promotionPath } from '@/lib/routes';
import { useUi } from '@/stores/ui';
import styles from './set-head.module.scss';

/** A promotion set in the cart: how far it is, where the rest of it is, and the way out of it. */
export function SetHead({ group }: { readonly group: CartGroup }) {
  const intl = useIntl();
  const locale = useLocale();
  const { name, kind, missing, opted_out: optedOut } = group;
  const { busy, change } = useOptOut(group);
  const isOpen = missing > 0;
  return (
    <div className={styles.head} data-state={setState(group)}>
      <div className={styles.title}>
        <Badge tone="sale">{intl.formatMessage({ id: `cart.kind.${kind}` })}</Badge>
        <h2>{name}</h2>
      </div>
      <div className={styles.progress}>
        <Pips group={group} />
        <p role="status">{useProgressText(group)}</p>
      </div>
      <div className={styles.ways}>
        <Link href={promotionPath(locale, group.id)}>
          {intl.formatMessage({ id: isOpen && !optedOut ? 'cart.set.choose' : 'cart.set.see' })}
        </Link>
        {(isOpen || optedOut) && (
          <Button size="sm" variant="ghost" busy={busy} onClick={change}>
            {intl.formatMessage({ id: optedOut ? 'cart.set.optIn' : 'cart.set.optOut' })}
          </Button>
        )}
      </div>
    </div>
  );
}

function useOptOut({ id, opted_out: optedOut }: CartGroup) {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const change = () => {
    setBusy(true);
    optOut(locale, id, !optedOut)
      .catch((failure: unknown) => {
        useUi.getState().showAlert({ text: normalizeError(failure).message });
      })
      .finally(() => {
        setBusy(false);
      });
  };
  return { busy, change };
}

function setState({ missing, opted_out: optedOut }: CartGroup) {
  if (missing === 0) return 'complete';
  return optedOut ? 'left' : 'open';
}

function useProgressText(group: CartGroup): string {
  const intl = useIntl();
  const state = setState(group);
  const { set_size: size, missing, free_pieces: free } = group;
  if (state === 'complete') return intl.formatMessage({ id: 'cart.set.complete' }, { free });
  if (state === 'left') return intl.formatMessage({ id: 'cart.set.left' }, { free });
  return intl.formatMessage({ id: 'cart.set.open' }, { have: size - missing, size, missing, free });
}

/** The set that was started, piece by piece; the words say the same. */
function Pips({ group: { set_size: size, missing } }: { readonly group: CartGroup }) {
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: size }, (_, index) => (
        <span key={index} data-filled={index < size - missing} />
      ))}
    </span>
  );
}
