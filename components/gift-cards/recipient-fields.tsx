'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '@/components/ui/text-field';
import { MessageField } from './message-field';
import { sendDays } from './send-day';

interface Written {
  readonly to_name: string;
  readonly to_email: string;
  readonly from_name: string;
  readonly message: string;
  readonly day: string;
}

interface RecipientFieldsProps {
  readonly written: Written;
  /** Keyed by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<Written>) => void;
  readonly emailHint: string;
  readonly isForOneself?: boolean;
}

export function RecipientFields({
  written,
  errors,
  onChange,
  emailHint,
  isForOneself = false,
}: RecipientFieldsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `gift-cards.${id}` });
  const [days] = useState(() => sendDays(new Date()));
  const field = (name: 'to_name' | 'to_email' | 'from_name' | 'day') => ({
    label: text(name),
    error: errors[name],
    value: written[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      onChange({ [name]: event.target.value });
    },
  });
  return (
    <>
      <TextField {...field('to_name')} required autoComplete="off" />
      <TextField
        {...field('to_email')}
        required
        type="email"
        hint={emailHint}
        autoComplete={isForOneself ? 'email' : 'off'}
      />
      {!isForOneself && (
        <>
          <TextField {...field('from_name')} required autoComplete="given-name" />
          <MessageField
            value={written.message}
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
