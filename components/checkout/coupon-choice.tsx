'use client';

import { useIntl } from 'react-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import type { MemberCoupon } from '@/lib/wallet/contract';
import { normalizeError } from '@/lib/api/error';
import { formatLastDay } from '@/lib/format/date';
import { formatBaht, formatRoundBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { useFlow } from './checkout-context';
import { useKeptCode } from '@/stores/use-kept-code';
import styles from './checkout.module.scss';
import { CodeForm } from './code-form';
import { CoinRedeem } from './coin-redeem';
import { FoldedPart } from './folded-part';
import { useCoupons } from './use-coupons';

export function CouponChoice() {
  const intl = useIntl();
  const { wallet, choosing, typing, chosenIds, toggle } = useCoupons();
  const kept = useKeptCode();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FoldedPart
      title={text('checkout.coupons')}
      note={
        chosenIds.length > 0
          ? intl.formatMessage({ id: 'checkout.inUse' }, { count: chosenIds.length })
          : undefined
      }
      open={chosenIds.length > 0 || kept.code !== ''}
    >
      {wallet.data && wallet.data.length > 0 && (
        <ul className={styles.coupons}>
          {wallet.data.map((coupon) => (
            <CouponRow
              key={coupon.id}
              coupon={coupon}
              isChosen={chosenIds.includes(coupon.id)}
              onToggle={toggle}
            />
          ))}
        </ul>
      )}
      {wallet.isError && <p className={styles.hint}>{text('checkout.couponsFailed')}</p>}
      {choosing.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(choosing.error).message}
        </Notice>
      )}
      <CodeForm
        kept={kept}
        isBusy={typing.isPending}
        refusal={typing.error && normalizeError(typing.error).message}
        onSubmit={typing.mutateAsync}
      />
      <CoinRedeem
        onRedeemed={(coupon) => {
          void wallet.refetch();
          toggle(coupon, true);
        }}
      />
    </FoldedPart>
  );
}

interface CouponRowProps {
  readonly coupon: MemberCoupon;
  readonly isChosen: boolean;
  readonly onToggle: (coupon: MemberCoupon, isChosen: boolean) => void;
}

function CouponRow({ coupon, isChosen, onToggle }: CouponRowProps) {
  const { choices } = useFlow();
  const isIdle = coupon.kind === 'free_delivery' && choices.delivery === 'pickup';
  const isUsed = isChosen && !isIdle;
  return (
    <li data-chosen={isUsed}>
      <Checkbox
        checked={isUsed}
        disabled={coupon.in_use || isIdle}
        onChange={(event) => {
          onToggle(coupon, event.target.checked);
        }}
        label={
          <>
            <strong>{coupon.name}</strong>
            <CouponHint coupon={coupon} isIdle={isIdle} />
          </>
        }
      />
      {isUsed && <CouponEffect couponId={coupon.id} />}
    </li>
  );
}

interface CouponHintProps {
  readonly coupon: MemberCoupon;
  /** Its delivery is not made. */
  readonly isIdle: boolean;
}

function CouponHint({ coupon, isIdle }: CouponHintProps) {
  const intl = useIntl();
  const locale = useLocale();
  const until = { text: coupon.description, day: formatLastDay(coupon.ends_at, locale) };
  return (
    <>
      <span className={styles.hint}>
        {coupon.in_use
          ? intl.formatMessage({ id: 'checkout.couponInUse' })
          : intl.formatMessage({ id: 'checkout.couponUntil' }, until)}
      </span>
      {isIdle && (
        <span className={styles.hint}>{intl.formatMessage({ id: 'checkout.couponHomeOnly' })}</span>
      )}
    </>
  );
}

/** Discount of a chosen coupon, or the reason why there is none. */
function CouponEffect({ couponId }: { readonly couponId: number }) {
  const intl = useIntl();
  const { quoted } = useFlow();
  const inQuote = quoted.quote?.coupons.find(({ id }) => id === couponId);
  if (!inQuote) return null;
  const { refused, missing, amount } = inQuote;
  if (refused) {
    return (
      <p className={styles.problem} role="status">
        {missing > 0
          ? intl.formatMessage(
              { id: 'checkout.couponMissing' },
              { amount: formatRoundBaht(missing) },
            )
          : intl.formatMessage({ id: 'checkout.couponIdle' })}
      </p>
    );
  }
  if (amount === 0) return null;
  return <span className={styles.saving}>{formatBaht(-amount)}</span>;
}
