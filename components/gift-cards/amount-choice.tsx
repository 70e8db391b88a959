'use client';

import { useIntl } from 'react-intl';
import { RadioCard } from '@/components/ui/radio-card';
import { TextField } from '@/components/ui/text-field';
import { GIFT_AMOUNTS, GIFT_MAX, GIFT_MIN } from '@/lib/gift-cards/contract-values';
import { formatRoundBaht } from '@/lib/format/money';
import styles from './cards.module.scss';

interface AmountChoiceProps {
  /** Raw input. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (amount: string) => void;
}

export function AmountChoice({ value, error, onChange }: AmountChoiceProps) {
  const intl = useIntl();
  return (
    <fieldset>
      <legend className={styles.legend}>{intl.formatMessage({ id: 'gift-cards.amount' })}</legend>
      <div className={styles.amounts}>
        {GIFT_AMOUNTS.map((amount) => (
          <RadioCard
            key={amount}
            name="amount"
            value={String(amount)}
            checked={value === String(amount)}
            onChange={() => {
              onChange(String(amount));
            }}
            label={formatRoundBaht(amount)}
          />
        ))}
      </div>
      <TextField
        label={intl.formatMessage({ id: 'gift-cards.otherAmount' })}
        hint={intl.formatMessage(
          { id: 'gift-cards.amountHint' },
          { min: formatRoundBaht(GIFT_MIN), max: formatRoundBaht(GIFT_MAX) },
        )}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </fieldset>
  );
}
