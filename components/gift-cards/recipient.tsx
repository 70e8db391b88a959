'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RadioCard } from '@/components/ui/radio-card';
import { TextField } from '@/components/ui/text-field';
import { CARD_NAME_MAX } from '@/lib/api/contract/gift-values';
import styles from './cards.module.scss';
import { MessageField } from './message-field';
import type { Purchase } from './purchase';
import { sendDays } from './send-day';

interface RecipientProps {
  readonly purchase: Purchase;
  /** By the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<Purchase>) => void;
}

/** Who the card is for, what is written on it, and when it is sent. */
export function Recipient({ purchase, errors, onChange }: RecipientProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `gifts.${id}` });
  const isGift = purchase.for === 'other';
  const [days] = useState(() => sendDays(new Date()));
  const field = (name: 'to_name' | 'to_email' | 'from_name' | 'day') => ({
    label: text(name),
    error: errors[name],
    value: purchase[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      onChange({ [name]: event.target.value });
    },
  });
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>{text('for')}</legend>
        <div className={styles.pair}>
          {(['other', 'me'] as const).map((whom) => (
            <RadioCard
              key={whom}
              name="for"
              value={whom}
              checked={purchase.for === whom}
              onChange={() => {
                onChange({ for: whom });
              }}
              label={text(`for.${whom}`)}
            />
          ))}
        </div>
      </fieldset>
      <TextField {...field('to_name')} required maxLength={CARD_NAME_MAX} autoComplete="off" />
      <TextField
        {...field('to_email')}
        required
        type="email"
        maxLength={254}
        hint={text('emailHint')}
        autoComplete={isGift ? 'off' : 'email'}
      />
      {isGift && (
        <>
          <TextField
            {...field('from_name')}
            required
            maxLength={CARD_NAME_MAX}
            autoComplete="given-name"
          />
          <MessageField
            value={purchase.message}
            error={errors['message']}
            onChange={(message) => {
              onChange({ message });
            }}
          />
        </>
      )}
      <TextField
        {...field('day')}
        error={errors['send_at']}
        type="date"
        hint={text('dayHint')}
        {...days}
      />
    </>
  );
}
