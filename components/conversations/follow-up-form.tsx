import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RadioCard } from '@/components/ui/radio-card';
import { FEELINGS, FOLLOW_UP_TEXT_LENGTH, type Feeling } from '@/lib/follow-ups/contract-values';
import { normalizeError } from '@/lib/api/error';
import { refreshConversation } from '@/lib/conversations/queries';
import { answerFollowUpMutation, stopFollowUpMutation } from '@/lib/follow-ups/queries';
import styles from './consultation.module.scss';
import { Area } from './symptom-step';

interface FollowUpFormProps {
  readonly id: number;
  /** Words of the pharmacist for this day. */
  readonly words: string;
}

/** Better, the same or worse, with a few words. */
export function FollowUpForm({ id, words }: FollowUpFormProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const [feeling, setFeeling] = useState<Feeling>();
  const [added, setAdded] = useState('');
  const text = (name: string) => intl.formatMessage({ id: `follow-ups.${name}` });
  const onSettled = () => refreshConversation(client);
  const answer = useMutation({ ...answerFollowUpMutation(id), onSettled });
  const stop = useMutation({ ...stopFollowUpMutation(id), onSettled });
  const failure = answer.error ?? stop.error;
  return (
    <form
      className={styles.followUp}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (feeling) answer.mutate({ feeling, text: added });
      }}
    >
      <p>{words === '' ? text('asked') : words}</p>
      <fieldset>
        <legend>{text('feeling')}</legend>
        {FEELINGS.map((one) => (
          <RadioCard
            key={one}
            name="feeling"
            value={one}
            label={text(`feeling.${one}`)}
            checked={feeling === one}
            onChange={() => {
              setFeeling(one);
            }}
          />
        ))}
      </fieldset>
      <Area label={text('text')} value={added} max={FOLLOW_UP_TEXT_LENGTH} onChange={setAdded} />
      {failure && (
        <Notice tone="danger" role="alert">
          {normalizeError(failure).message}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={answer.isPending} disabled={feeling === undefined}>
          {text('send')}
        </Button>
        <Button
          variant="ghost"
          busy={stop.isPending}
          onClick={() => {
            stop.mutate();
          }}
        >
          {text('stop')}
        </Button>
      </div>
    </form>
  );
}
