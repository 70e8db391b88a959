'use client';

import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { GiftCardBalance } from '@/lib/api/contract/wallet';
import { normalizeError } from '@/lib/api/error';
import { formatDay } from '@/lib/format/date';
import { formatBaht } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locale';
import { checkGiftCardMutation } from '@/lib/queries/wallet';
import styles from './gift-cards.module.scss';

const EMPTY = { code: '', pin: '' };

export function BalanceFields({ locale }: { readonly locale: Locale }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `gifts.${id}` });
  const form = useForm({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const check = useMutation(checkGiftCardMutation(locale));
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit((values) => {
          check.mutate(values);
        })(event);
      }}
    >
      <TextField
        label={text('code')}
        error={errors.code?.message}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={24}
        required
        {...form.register('code', {
          required: text('codeWrong'),
          validate: (value) =>
            /^[A-Za-z0-9]{16}$/.test(value.replace(/[\s-]/g, '')) || text('codeWrong'),
        })}
      />
      <TextField
        label={text('pin')}
        error={errors.pin?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        required
        {...form.register('pin', {
          required: text('pinWrong'),
          pattern: { value: /^\d{4,6}$/, message: text('pinWrong') },
        })}
      />
      <Button type="submit" busy={check.isPending}>
        {text('check')}
      </Button>
      <div role="status">{check.data && <Balance card={check.data} locale={locale} />}</div>
      {check.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(check.error).message}
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
      <span>{intl.formatMessage({ id: 'gifts.card' }, { digits })}</span>
      <strong>{formatBaht(balance)}</strong>
      <small>{intl.formatMessage({ id: 'gifts.until' }, { day: formatDay(until, locale) })}</small>
    </p>
  );
}
