'use client';

import { useIntl } from 'react-intl';
import { TextArea } from '@/components/ui/text-area';
import { CARD_MESSAGE_MAX } from '@/lib/gift-cards/contract-values';
import { lettersOf } from '@/lib/format/graphemes';

interface MessageFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (message: string) => void;
}

/** Message with the remaining number of letters, counted as graphemes. */
export function MessageField({ value, error, onChange }: MessageFieldProps) {
  const intl = useIntl();
  const left = CARD_MESSAGE_MAX - lettersOf(value.trim()).length;
  const hint = left >= 0 ? 'gift-cards.lettersLeft' : 'gift-cards.lettersOver';
  return (
    <TextArea
      label={intl.formatMessage({ id: 'gift-cards.message' })}
      hint={intl.formatMessage({ id: hint }, { count: Math.abs(left) })}
      error={error}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}
