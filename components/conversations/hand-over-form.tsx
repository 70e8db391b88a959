import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import type { Desk } from '@/lib/conversations/contract-desk';
import { NOTE_LENGTH } from '@/lib/conversations/contract-values';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { refreshConversation, refreshDesk } from '@/lib/conversations/queries';
import { handOverMutation } from '@/lib/conversations/queries-desk';
import { useUi } from '@/stores/ui';
import styles from './desk.module.scss';
import { Area } from './symptom-step';
import { useKeptText } from './use-kept-text';

interface HandOverFormProps {
  readonly id: number;
  readonly colleagues: Desk['colleagues'];
}

/** Hands the conversation to a colleague, with a note. */
export function HandOverForm({ id, colleagues }: HandOverFormProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const text = (name: string) => intl.formatMessage({ id: `conversations.${name}` });
  const [to, setTo] = useState('');
  const [note, setNote] = useKeptText(`hand-over ${String(id)}`);
  const handOver = useMutation({
    ...handOverMutation(id, useLocale()),
    onSuccess: async () => {
      setNote('');
      showToast(text('deskHandedOver'));
      // Do not refetch the conversation: it is a colleague's now, and the refusal would be recorded.
      await refreshDesk(client);
    },
    onError: () => refreshConversation(client),
  });
  const error = handOver.error ? normalizeError(handOver.error) : undefined;
  // Drop a chosen colleague who left meanwhile.
  const chosen = colleagues.find((one) => String(one.id) === to) ?? colleagues[0];
  return (
    <form
      className={styles.close}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) handOver.mutate({ to: chosen.id, note });
      }}
    >
      <h2>{text('deskHandOver')}</h2>
      {chosen ? (
        <>
          <SelectField
            label={text('deskColleague')}
            value={chosen.id}
            onChange={({ target }) => {
              setTo(target.value);
            }}
          >
            {colleagues.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
          <Area
            label={text('deskNote')}
            hint={text('deskNoteHint')}
            value={note}
            max={NOTE_LENGTH}
            required
            error={error?.fields['note'] ?? error?.message}
            onChange={setNote}
          />
          <Button type="submit" variant="secondary" busy={handOver.isPending}>
            {text('deskHandOver')}
          </Button>
        </>
      ) : (
        <p>{text('deskAlone')}</p>
      )}
    </form>
  );
}
