'use client';

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { CONTACT_TOPICS } from '@/lib/contact/contract-values';
import type { Locale } from '@/lib/i18n/locale';
import styles from './contact.module.scss';
import { ContactReceipt } from './contact-receipt';
import { useContactMessage } from './use-contact-message';

export function ContactFields({ locale }: { readonly locale: Locale }) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const { draft, busy, failure, receipt, change, send, startAgain } = useContactMessage(locale);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  const text = (id: string) => intl.formatMessage({ id: `contact.${id}` });
  if (receipt) {
    return <ContactReceipt receipt={receipt} locale={locale} onAgain={startAgain} />;
  }
  const field = (name: 'name' | 'contact' | 'message') => ({
    label: text(name),
    error: failure?.fields[name],
    required: true,
    value: draft[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      change({ [name]: event.target.value });
    },
  });
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('contact')} hint={text('contactHint')} autoComplete="email" />
      <SelectField
        label={text('topic')}
        error={failure?.fields['topic']}
        value={draft.topic}
        onChange={({ target: { value } }) => {
          change({ topic: CONTACT_TOPICS.find((topic) => topic === value) ?? draft.topic });
        }}
      >
        {CONTACT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {text(`topic.${topic}`)}
          </option>
        ))}
      </SelectField>
      <TextArea {...field('message')} hint={text('messageHint')} rows={6} />
      {failure && (
        <Notice tone="danger" role="alert">
          {failure.message} {failure.status === 422 ? '' : text('kept')}
        </Notice>
      )}
      <Button type="submit" busy={busy}>
        {text('send')}
      </Button>
    </form>
  );
}
