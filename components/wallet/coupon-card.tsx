'use client';

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Coupon } from '@/lib/wallet/contract';
import { formatLastDay } from '@/lib/format/date';
import { formatRoundBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './coupon-card.module.scss';
import type { Texts } from '@/lib/i18n/texts';

interface CouponCardProps {
  readonly coupon: Coupon;
  /** Path of its page; undefined on that page, where the name is the page's heading. */
  readonly href?: string;
  readonly level?: 2 | 3;
  readonly isOver?: boolean;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

export function CouponCard(props: CouponCardProps) {
  const { coupon, href, level = 2, isOver = false, note, children } = props;
  const Heading = `h${level}` as const;
  const intl = useIntl();
  const locale = useLocale();
  const { name, description, min_spend: minSpend, ends_at: endsAt, left } = coupon;
  return (
    <article className={styles.card} data-over={isOver}>
      <p className={styles.stub}>{worthOf(intl, coupon)}</p>
      <div className={styles.terms}>
        {href !== undefined && (
          <Heading className={styles.name}>
            <Link href={href}>{name}</Link>
          </Heading>
        )}
        <p className={styles.description}>{description}</p>
        <ul className={styles.facts}>
          {minSpend > 0 && (
            <li>
              {intl.formatMessage({ id: 'wallet.minSpend' }, { amount: formatRoundBaht(minSpend) })}
            </li>
          )}
          {coupon.audience !== 'members' && (
            <li>{intl.formatMessage({ id: `wallet.audience.${coupon.audience}` })}</li>
          )}
          {coupon.scope_name !== '' && <li>{coupon.scope_name}</li>}
          <li>
            {intl.formatMessage({ id: 'wallet.until' }, { day: formatLastDay(endsAt, locale) })}
          </li>
          {left !== null && <li>{intl.formatMessage({ id: 'wallet.left' }, { count: left })}</li>}
        </ul>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </div>
    </article>
  );
}

function worthOf(intl: Texts<'wallet'>, { kind, amount, percent, cap }: Coupon): ReactNode {
  switch (kind) {
    case 'amount':
    case 'coins':
      return formatRoundBaht(-amount);
    case 'percent':
      return (
        <>
          {`−${String(percent)}%`}
          {cap !== null && (
            <span>
              {intl.formatMessage({ id: 'wallet.cap' }, { amount: formatRoundBaht(cap) })}
            </span>
          )}
        </>
      );
    case 'free_delivery':
      return (
        <>
          <Icon name="truck" size="lg" />
          <span>{intl.formatMessage({ id: 'wallet.freeDelivery' })}</span>
        </>
      );
    case 'free_item':
      return (
        <>
          <Icon name="gift" size="lg" />
          <span>{intl.formatMessage({ id: 'wallet.freeItem' })}</span>
        </>
      );
  }
}
