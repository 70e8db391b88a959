'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Cart, NearMiss } from '@/lib/cart/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './cart-summary.module.scss';

/** Near misses that no other part of the page tells. */
export function NearMisses({ cart }: { readonly cart: Cart }) {
  const locale = useLocale();
  const misses = otherMisses(cart);
  if (misses.length === 0) return null;
  return (
    <ul className={styles.misses}>
      {misses.map((miss) => {
        const groupId = setOf(miss);
        return (
          <li key={miss.rule_id}>
            <Icon name="sparkle" size="sm" />
            {groupId === undefined ? (
              <span>{miss.reason}</span>
            ) : (
              <Link href={pathTo(locale, '/promotions/:promotion', { promotion: groupId })}>
                {miss.reason}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Free delivery has its bar, a chosen coupon its remark, and a set that blocks the order its own. */
function otherMisses({ near_misses: misses, groups, coupons }: Cart): NearMiss[] {
  const open = groups.filter(({ opted_out: optedOut }) => !optedOut).map(({ id }) => `set:${id}`);
  const told = new Set(['free_delivery', ...open, ...coupons.map(({ id }) => `coupon:${id}`)]);
  return misses.filter(({ rule_id: id }) => !told.has(id));
}

function setOf({ rule_id: id }: NearMiss): number | undefined {
  const [kind, number] = id.split(':');
  return kind === 'set' ? Number(number) : undefined;
}
