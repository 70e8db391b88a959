'use client';

import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { CartGroup } from '@/lib/cart/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { optOut } from '@/lib/cart/queries';
import styles from './set-head.module.scss';
import { useCartChange } from './use-cart-change';

/** A promotion set in the cart: how far it is, where the rest of it is, and the way out of it. */
export function SetHead({ group }: { readonly group: CartGroup }) {
  const intl = useIntl();
  const locale = useLocale();
  const { name, kind, missing, opted_out: optedOut } = group;
  const { busy, refusal, attempt } = useCartChange();
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
        <Link href={pathTo(locale, '/promotions/:promotion', { promotion: group.id })}>
          {intl.formatMessage({ id: isOpen && !optedOut ? 'cart.set.choose' : 'cart.set.see' })}
        </Link>
        {(isOpen || optedOut) && (
          <Button
            size="sm"
            variant="ghost"
            busy={busy}
            onClick={() => void attempt(() => optOut(locale, group.id, !optedOut))}
          >
            {intl.formatMessage({ id: optedOut ? 'cart.set.optIn' : 'cart.set.optOut' })}
          </Button>
        )}
      </div>
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </div>
  );
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
