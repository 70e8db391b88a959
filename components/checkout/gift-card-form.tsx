'use client';

import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { checkGiftCardMutation } from '@/lib/queries/wallet';
import type { CheckedGiftCard } from '@/stores/checkout';
import styles from './checkout.module.scss';

interface CardValues {
  code: string;
  pin: string;
}

const EMPTY: CardValues = { code: '', pin: '' };

export function GiftCardForm({
  onChecked,
}: {
  readonly onChecked: (card: CheckedGiftCard) => void;
}) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const form = useForm<CardValues>({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const check = useMutation({
    ...checkGiftCardMutation(useLocale()),
    onSuccess: ({ token, last_four: lastFour, balance }) => {
      form.reset(EMPTY);
      onChecked({ token, lastFour, balance });
    },
  });
  return (
    <form
      noValidate
      className={styles.giftForm}
      onSubmit={(event) => {
        void form.handleSubmit((values) => {
          if (!check.isPending) check.mutate(values);
        })(event);
      }}
    >
      <TextField
        label={text('checkout.giftCardCode')}
        error={errors.code?.message}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={24}
        {...form.register('code', {
          required: text('checkout.required'),
          validate: (value) =>
            /^[A-Za-z0-9]{16}$/.test(value.replace(/[\s-]/g, '')) ||
            text('checkout.giftCardCodeWrong'),
        })}
      />
      <TextField
        label={text('checkout.giftCardPin')}
        error={errors.pin?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        {...form.register('pin', {
          required: text('checkout.required'),
          pattern: { value: /^\d{4,6}$/, message: text('checkout.giftCardPinWrong') },
        })}
      />
      <Button type="submit" variant="secondary" busy={check.isPending}>
        {text('checkout.useGiftCard')}
      </Button>
      {check.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(check.error).message}
        </Notice>
      )}
    </form>
  );
}
