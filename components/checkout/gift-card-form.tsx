'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { foldCode } from '@/lib/format/code';
import { digitsInput } from '@/lib/format/input-filter';
import { checkGiftCardMutation } from '@/lib/wallet/queries';
import type { CheckedGiftCard, Choices } from '@/stores/checkout';
import styles from './checkout.module.scss';
import { useDraftSaver } from '@/components/addresses/drafts';
import { unfold } from './focus-choice';
import { useSubmit } from '@/components/addresses/use-submit';

interface CardValues {
  code: string;
  pin: string;
}

const EMPTY: CardValues = { code: '', pin: '' };

export function GiftCardForm({
  onChecked,
}: {
  /** Pays with the card, and says what that changes. */
  readonly onChecked: (card: CheckedGiftCard) => Partial<Choices>;
}) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const form = useForm<CardValues>({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const check = useMutation({
    ...checkGiftCardMutation(useLocale()),
  });
  const place = useRef<HTMLFormElement>(null);
  const submit = useSubmit(form, async (values) => {
    const { token, last_four: lastFour, balance } = await check.mutateAsync(values);
    form.reset(EMPTY);
    return onChecked({ token, lastFour, balance });
  });
  useDraftSaver(async () => {
    const { code, pin } = form.getValues();
    if (code.trim() === '' && pin.trim() === '') return {};
    unfold(place.current);
    return submit();
  });
  return (
    <form
      ref={place}
      noValidate
      className={styles.giftForm}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={text('checkout.giftCardCode')}
        error={errors.code?.message}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={80}
        {...form.register('code', {
          required: text('checkout.required'),
          validate: (value) =>
            /^[A-Za-z0-9]{16}$/.test(foldCode(value)) || text('checkout.giftCardCodeWrong'),
        })}
      />
      <TextField
        label={text('checkout.giftCardPin')}
        error={errors.pin?.message}
        inputMode="numeric"
        autoComplete="off"
        {...digitsInput(6)}
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
