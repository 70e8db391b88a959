import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { FOLLOW_UP_DAYS } from '@/lib/conversations/contract-values';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { closeMutation, refreshConversation } from '@/lib/conversations/queries';
import { useUi } from '@/stores/ui';
import styles from './desk.module.scss';
import { Area } from './symptom-step';
import { useKeptText } from './use-kept-text';
import { useSeen } from './use-seen';

const DAYS = Array.from({ length: FOLLOW_UP_DAYS }, (_, index) => index + 1);

/** Summary form that closes a conversation at the desk. */
export function CloseForm({ id }: { readonly id: number }) {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const seen = useSeen(id);
  const kept = {
    advice: useKeptText(`advice ${String(id)}`),
    warning_signs: useKeptText(`warning_signs ${String(id)}`),
    follow_up: useKeptText(`follow_up ${String(id)}`),
  };
  const [days, setDays] = useKeptText(`follow_up_days ${String(id)}`);
  const close = useMutation({
    ...closeMutation(id, useLocale()),
    onSuccess: () => {
      for (const [, keep] of Object.values(kept)) keep('');
      setDays('');
      showToast(intl.formatMessage({ id: 'conversations.deskClosed' }));
    },
    onSettled: () => refreshConversation(client),
  });
  const error = close.error ? normalizeError(close.error) : undefined;
  const refusal =
    error?.code === 'VERSION_STALE'
      ? intl.formatMessage({ id: 'conversations.deskStale' })
      : error?.message;
  const area = (name: keyof typeof kept, label: string) => (
    <Area
      label={intl.formatMessage({ id: `conversations.${label}` })}
      value={kept[name][0]}
      max={name === 'advice' ? 2_000 : 1_000}
      required={name === 'advice'}
      error={error?.fields[name] ?? (name === 'advice' ? refusal : undefined)}
      onChange={kept[name][1]}
    />
  );
  return (
    <form
      className={styles.close}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (seen === undefined) return;
        close.mutate({
          advice: kept.advice[0],
          warning_signs: kept.warning_signs[0],
          follow_up: kept.follow_up[0],
          seen_message_id: seen,
          ...(days !== '' && { follow_up_days: Number(days) }),
        });
      }}
    >
      <h2>{intl.formatMessage({ id: 'conversations.summary' })}</h2>
      {area('advice', 'advice')}
      {area('warning_signs', 'warningSigns')}
      {area('follow_up', 'followUp')}
      <SelectField
        label={intl.formatMessage({ id: 'conversations.deskAskLater' })}
        hint={intl.formatMessage({ id: 'conversations.deskAskLaterHint' })}
        value={days}
        onChange={({ target }) => {
          setDays(target.value);
        }}
      >
        <option value="">{intl.formatMessage({ id: 'conversations.deskAskNever' })}</option>
        {DAYS.map((day) => (
          <option key={day} value={day}>
            {intl.formatMessage({ id: 'conversations.deskDaysOf' }, { days: day })}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary" busy={close.isPending || seen === undefined}>
        {intl.formatMessage({ id: 'conversations.deskClose' })}
      </Button>
    </form>
  );
}
