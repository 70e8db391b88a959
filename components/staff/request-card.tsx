'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { StaffDataRequest } from '@/lib/privacy/contract';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './staff.module.scss';
import { useRequestAnswer } from './use-work';

/** A request for correction, and the answer to its member. */
export function RequestCard({ request }: { readonly request: StaffDataRequest }) {
  const intl = useIntl();
  const locale = useLocale();
  const [words, setWords] = useState('');
  const { busy, run, fields } = useRequestAnswer();
  const { id, name, phone_number: phone, member_code: code, note, created_at: at } = request;
  return (
    <article className={styles.review}>
      <h2>{name === '' ? phone : name}</h2>
      <p className={styles.reviewFacts}>
        <a href={`tel:${phone}`}>{phone}</a>
        <span>{code}</span>
        <time dateTime={at}>{formatDateTime(at, locale)}</time>
      </p>
      <p className={styles.reviewBody}>{note}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void run({ id, answer: words });
        }}
      >
        <TextArea
          label={intl.formatMessage({ id: 'staff.requestAnswer' })}
          hint={intl.formatMessage({ id: 'staff.reasonHint' })}
          error={fields['answer']}
          required
          value={words}
          onChange={({ currentTarget: { value } }) => {
            setWords(value);
          }}
        />
        <div className={styles.reviewWays}>
          <Button type="submit" busy={busy}>
            {intl.formatMessage({ id: 'staff.requestSend' })}
          </Button>
        </div>
      </form>
    </article>
  );
}
