'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import styles from './checkout.module.scss';

interface CodeFormProps {
  readonly isBusy: boolean;
  readonly refusal: string | null;
  readonly onSubmit: (code: string, done: () => void) => void;
}

/** A coupon that stands on paper or in an e-mail. */
export function CodeForm({ isBusy, refusal, onSubmit }: CodeFormProps) {
  const intl = useIntl();
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const required = intl.formatMessage({ id: 'checkout.required' });
  return (
    <form
      className={styles.inline}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = code.trim();
        setEmpty(typed === '');
        if (typed === '' || isBusy) return;
        onSubmit(typed, () => {
          setCode('');
        });
      }}
    >
      <TextField
        label={intl.formatMessage({ id: 'checkout.couponCode' })}
        name="coupon_code"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={code}
        error={isEmpty ? required : (refusal ?? undefined)}
        onChange={(event) => {
          setCode(event.target.value);
        }}
      />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {intl.formatMessage({ id: 'checkout.apply' })}
      </Button>
    </form>
  );
}
