import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/text-area';
import { DECISION_LENGTH } from '@/lib/questionnaires/contract-values';
import type { DeskCase } from '@/lib/questionnaires/contract';
import { refuseCaseMutation } from '@/lib/questionnaires/queries';
import styles from './questionnaires.module.scss';
import { useDecision } from './use-decision';

/** Cancels the order with a reason that the member reads. */
export function RefuseCase({ one }: { readonly one: DeskCase }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `questionnaires.${name}` });
  const [reason, setReason] = useState('');
  const { decide, isPending, error } = useDecision({
    mutation: refuseCaseMutation(one.id),
    done: 'questionnaires.refused',
  });
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        decide({ version: one.version, reason });
      }}
    >
      <h2>{text('refuse')}</h2>
      <TextArea
        label={text('reason')}
        hint={text('reasonHint')}
        value={reason}
        maxLength={DECISION_LENGTH}
        required
        error={error?.fields['reason']}
        onChange={({ target }) => {
          setReason(target.value);
        }}
      />
      {error && !error.fields['reason'] && (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="danger" busy={isPending}>
          {text('refuseAndRefund')}
        </Button>
      </div>
    </form>
  );
}
