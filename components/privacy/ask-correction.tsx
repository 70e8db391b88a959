'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/text-area';
import { normalizeError } from '@/lib/api/error';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { correctionMutation, correctionsQuery } from '@/lib/privacy/queries';
import styles from './privacy.module.scss';

/**
 * Request to correct data that the member cannot edit; the office answers here (`docs/product/account.md`, "Privacy").
 */
export function AskCorrection() {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...correctionMutation(locale),
    onSuccess: async () => {
      setNote('');
      await queries.invalidateQueries({ queryKey: correctionsQuery(locale).queryKey });
    },
  });
  const refusal = error === null ? undefined : normalizeError(error);
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate(note);
        }}
      >
        <TextArea
          label={intl.formatMessage({ id: 'privacy.wrong' })}
          hint={intl.formatMessage({ id: 'privacy.wrongHint' })}
          error={refusal && (refusal.fields['note'] ?? refusal.message)}
          required
          value={note}
          onChange={({ currentTarget: { value } }) => {
            setNote(value);
          }}
        />
        <Button type="submit" variant="secondary" busy={isPending}>
          {intl.formatMessage({ id: 'privacy.wrongSend' })}
        </Button>
      </form>
      {isSuccess && (
        <Notice tone="success" role="status">
          {intl.formatMessage({ id: 'privacy.wrongSent' })}
        </Notice>
      )}
      <Corrections />
    </>
  );
}

function Corrections() {
  const intl = useIntl();
  const locale = useLocale();
  const { data } = useQuery(correctionsQuery(locale));
  if (!data || data.length === 0) return null;
  return (
    <ul className={styles.corrections} aria-label={intl.formatMessage({ id: 'privacy.asked' })}>
      {data.map(({ id, note, answer, created_at: askedAt, done_at: doneAt }) => (
        <li key={id}>
          <time dateTime={askedAt}>{formatDateTime(askedAt, locale)}</time>
          <p>{note}</p>
          <p className={styles.answer}>
            {doneAt === null
              ? intl.formatMessage({ id: 'privacy.askedWaits' })
              : intl.formatMessage({ id: 'privacy.askedAnswer' }, { answer })}
          </p>
        </li>
      ))}
    </ul>
  );
}
