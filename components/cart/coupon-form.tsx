'use client';

import { useRef, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useLocale } from '@/lib/i18n/use-locale';
import { addCoupon } from '@/lib/cart/queries';
import { useKeptCode } from '@/stores/use-kept-code';
import styles from './coupon-box.module.scss';
import { useCartChange } from './use-cart-change';

/** Longest code of the contract. */
const MAX_CODE = 160;

/** A refused code stays in its field, with the reason below it. */
export function CouponForm() {
  const intl = useIntl();
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  // One that is left in the field is applied by the checkout's button.
  const { code, setCode } = useKeptCode();
  const { busy, refusal, attempt, forget } = useCartChange();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (typed === '') return;
    if (await attempt(() => addCoupon(locale, typed))) setCode('');
    // Its description, the reason, is read out then.
    else field.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={intl.formatMessage({ id: 'cart.coupons.code' })}
        ref={field}
        value={code}
        maxLength={MAX_CODE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={refusal}
        onChange={(event) => {
          setCode(event.target.value);
          forget();
        }}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {intl.formatMessage({ id: 'cart.coupons.apply' })}
      </Button>
    </form>
  );
}
