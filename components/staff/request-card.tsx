'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { StaffDataRequest } from '@/lib/api/contract/privacy';
import { normalizeError } from '@/lib/api/error';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { answerRequestMutation, staffRequestKey } from '@/lib/queries/staff-requests';
import styles from './staff.module.scss';

/** What somebody wants to have corrected, and the answer, which its member reads. */
export function RequestCard({ request }: { readonly request: StaffDataRequest }) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  const { mutate, isPending, error } = useMutation({
    ...answerRequestMutation(locale),
    onSettled: () => queries.invalidateQueries({ queryKey: staffRequestKey }),
  });
  const { id, name, phone_number: phone, member_code: code, note, created_at: at } = request;
  const refusal = error === null ? undefined : normalizeError(error);
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
          if (!isPending) mutate({ id, answer: words });
        }}
      >
        <TextArea
          label={intl.formatMessage({ id: 'staff.requestAnswer' })}
          hint={intl.formatMessage({ id: 'staff.reasonHint' })}
          error={refusal && (refusal.fields['answer'] ?? refusal.message)}
          required
          maxLength={1000}
          value={words}
          onChange={({ currentTarget: { value } }) => {
            setWords(value);
          }}
        />
        <div className={styles.reviewWays}>
          <Button type="submit" busy={isPending}>
            {intl.formatMessage({ id: 'staff.requestSend' })}
          </Button>
        </div>
      </form>
    </article>
  );
}
