import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/text-area';
import { MESSAGE_LENGTH } from '@/lib/conversations/contract-values';
import { newKey } from '@/lib/browser/browser';
import { askCaseMutation } from '@/lib/questionnaires/queries';
import styles from './questionnaires.module.scss';
import { useDecision } from './use-decision';

/** Asks the member before the decision, as a conversation. */
export function AskCase({ id }: { readonly id: number }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `questionnaires.${name}` });
  const [body, setBody] = useState('');
  const { decide, isPending, error } = useDecision({
    mutation: askCaseMutation(id),
    done: 'questionnaires.askedToast',
  });
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        decide(
          { client_msg_id: newKey(), body },
          {
            onSuccess: () => {
              setBody('');
            },
          },
        );
      }}
    >
      <h2>{text('ask')}</h2>
      <TextArea
        label={text('askLabel')}
        hint={text('askHint')}
        value={body}
        maxLength={MESSAGE_LENGTH}
        error={error?.fields['body']}
        onChange={({ target }) => {
          setBody(target.value);
        }}
      />
      {error && !error.fields['body'] && (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="secondary" busy={isPending}>
          {text('ask')}
        </Button>
      </div>
    </form>
  );
}
