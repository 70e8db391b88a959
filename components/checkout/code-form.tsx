'use client';

import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { useKeptCode } from '@/stores/use-kept-code';
import styles from './checkout.module.scss';
import { useDraftSaver } from '@/components/addresses/drafts';
import { unfold } from './focus-choice';

interface CodeFormProps {
  readonly kept: ReturnType<typeof useKeptCode>;
  readonly isBusy: boolean;
  readonly refusal: string | null;
  readonly onSubmit: (code: string) => Promise<unknown>;
}

/** A coupon code from paper or an email. */
export function CodeForm({ kept, isBusy, refusal, onSubmit }: CodeFormProps) {
  const intl = useIntl();
  const { code, setCode } = kept;
  const [isEmpty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const required = intl.formatMessage({ id: 'checkout.required' });
  const send = async (typed: string) => {
    if (isBusy) return false;
    const isUsed = await onSubmit(typed).then(
      () => true,
      () => false,
    );
    if (isUsed) setCode('');
    return isUsed;
  };
  useDraftSaver(async () => {
    const typed = code.trim();
    if (typed === '') return {};
    unfold(form.current);
    return (await send(typed)) ? {} : null;
  });
  return (
    <form
      ref={form}
      className={styles.inline}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = code.trim();
        setEmpty(typed === '');
        if (typed !== '') void send(typed);
      }}
    >
      <TextField
        label={intl.formatMessage({ id: 'checkout.couponCode' })}
        name="coupon_code"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={160}
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
