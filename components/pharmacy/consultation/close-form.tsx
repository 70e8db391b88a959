import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { SummaryInput } from '@/lib/api/contract/conversations';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { closeMutation, refreshConversation } from '@/lib/queries/consultation';
import { useUi } from '@/stores/ui';
import styles from './desk.module.scss';
import { Area } from './symptom-step';
import { useSeen } from './use-seen';

/** What the member takes home; without it no conversation ends at the desk. */
export function CloseForm({ id }: { readonly id: number }) {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const seen = useSeen(id);
  const [summary, setSummary] = useState<SummaryInput>({ advice: '' });
  const close = useMutation({
    ...closeMutation(id, useLocale()),
    onSuccess: () => {
      showToast(intl.formatMessage({ id: 'consultation.deskClosed' }));
    },
    onSettled: () => refreshConversation(client),
  });
  const error = close.error ? normalizeError(close.error) : undefined;
  const refusal =
    error?.code === 'VERSION_STALE'
      ? intl.formatMessage({ id: 'consultation.deskStale' })
      : error?.message;
  const area = (name: keyof SummaryInput, label: string) => (
    <Area
      label={intl.formatMessage({ id: `consultation.${label}` })}
      value={summary[name] ?? ''}
      max={name === 'advice' ? 2_000 : 1_000}
      required={name === 'advice'}
      error={error?.fields[name] ?? (name === 'advice' ? refusal : undefined)}
      onChange={(value) => {
        setSummary({ ...summary, [name]: value });
      }}
    />
  );
  return (
    <form
      className={styles.close}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        close.mutate({ ...summary, seen_message_id: seen });
      }}
    >
      <h2>{intl.formatMessage({ id: 'consultation.summary' })}</h2>
      {area('advice', 'advice')}
      {area('warning_signs', 'warningSigns')}
      {area('follow_up', 'followUp')}
      <Button type="submit" variant="secondary" busy={close.isPending}>
        {intl.formatMessage({ id: 'consultation.deskClose' })}
      </Button>
    </form>
  );
}
