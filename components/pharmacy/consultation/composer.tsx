import { useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { MESSAGE_LENGTH } from '@/lib/api/contract/conversation-values';
import styles from './chat.module.scss';

interface ComposerProps {
  readonly onSend: (body: string) => void;
}

/** Enter sends, with Shift it begins a line; an input method's Enter chooses a word. */
export function Composer({ onSend }: ComposerProps) {
  const intl = useIntl();
  const id = useId();
  const [body, setBody] = useState('');
  const send = () => {
    const text = body.trim();
    if (text === '') return;
    onSend(text);
    setBody('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {intl.formatMessage({ id: 'consultation.message' })}
      </label>
      <textarea
        id={id}
        rows={1}
        value={body}
        maxLength={MESSAGE_LENGTH}
        placeholder={intl.formatMessage({ id: 'consultation.message' })}
        onChange={(event) => {
          setBody(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <Button type="submit">{intl.formatMessage({ id: 'consultation.send' })}</Button>
    </form>
  );
}
