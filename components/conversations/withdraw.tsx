import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { normalizeError } from '@/lib/api/error';
import { refreshConversation } from '@/lib/conversations/queries';
import { withdrawMutation } from '@/lib/conversations/queries-alert';
import { useUi } from '@/stores/ui';
import styles from './consultation.module.scss';

/** The member takes the consent back; it cannot be undone, so that it takes two presses. */
export function Withdraw() {
  const intl = useIntl();
  const client = useQueryClient();
  const showToast = useUi((state) => state.showToast);
  const [asked, setAsked] = useState(false);
  const text = (id: string) => intl.formatMessage({ id: `conversations.withdraw.${id}` });
  const withdraw = useMutation({
    ...withdrawMutation,
    onSuccess: () => {
      setAsked(false);
      showToast(text('done'));
    },
    onError: (failure) => {
      showToast(normalizeError(failure).message, 'danger');
    },
    onSettled: () => refreshConversation(client),
  });
  return (
    <section className={styles.letter} aria-labelledby="withdraw">
      <h2 id="withdraw">{text('title')}</h2>
      <p>{text('text')}</p>
      <div className={styles.buttons}>
        {asked ? (
          <>
            <Button
              busy={withdraw.isPending}
              onClick={() => {
                withdraw.mutate();
              }}
            >
              {text('sure')}
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                setAsked(false);
              }}
            >
              {text('keep')}
            </Button>
          </>
        ) : (
          <Button
            variant="secondary"
            onClick={() => {
              setAsked(true);
            }}
          >
            {text('ask')}
          </Button>
        )}
      </div>
    </section>
  );
}
