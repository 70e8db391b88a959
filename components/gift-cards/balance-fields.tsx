'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { GiftCardBalance } from '@/lib/wallet/contract';
import { checkGiftCard } from '@/lib/wallet/calls';
import { normalizeError } from '@/lib/api/error';
import { http } from '@/lib/api/http';
import { formatLastDay } from '@/lib/format/date';
import { formatBaht } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locale';
import { foldCode } from '@/lib/format/code';
import { digitsInput } from '@/lib/format/input-filter';
import styles from './gift-cards.module.scss';

const EMPTY = { code: '', pin: '' };

export function BalanceFields({ locale }: { readonly locale: Locale }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `gift-cards.${id}` });
  const form = useForm({ defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const [card, setCard] = useState<GiftCardBalance>();
  const [refusal, setRefusal] = useState<string>();
  const check = async (values: typeof EMPTY) => {
    setCard(undefined);
    setRefusal(undefined);
    try {
      setCard(await checkGiftCard(await http(), { ...values, locale }));
    } catch (error) {
      setRefusal(normalizeError(error).message);
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit(check)(event);
      }}
    >
      <TextField
        label={text('code')}
        error={errors.code?.message}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={80}
        required
        {...form.register('code', {
          required: text('codeWrong'),
          validate: (value) => /^[A-Za-z0-9]{16}$/.test(foldCode(value)) || text('codeWrong'),
        })}
      />
      <TextField
        label={text('pin')}
        error={errors.pin?.message}
        inputMode="numeric"
        autoComplete="off"
        {...digitsInput(6)}
        required
        {...form.register('pin', {
          required: text('pinWrong'),
          pattern: { value: /^\d{4,6}$/, message: text('pinWrong') },
        })}
      />
      <Button type="submit" busy={isSubmitting}>
        {text('check')}
      </Button>
      <div role="status">{card && <Balance card={card} locale={locale} />}</div>
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </form>
  );
}

interface BalanceProps {
  readonly card: GiftCardBalance;
  readonly locale: Locale;
}

function Balance({ card, locale }: BalanceProps) {
  const intl = useIntl();
  const { last_four: digits, balance, expires_at: until } = card;
  return (
    <p className={styles.balance}>
      <span>{intl.formatMessage({ id: 'gift-cards.card' }, { digits })}</span>
      <strong>{formatBaht(balance)}</strong>
      <small>
        {intl.formatMessage({ id: 'gift-cards.until' }, { day: formatLastDay(until, locale) })}
      </small>
    </p>
  );
}
