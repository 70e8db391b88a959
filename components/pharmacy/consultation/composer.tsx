import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { MESSAGE_LENGTH } from '@/lib/api/contract/conversation-values';
import styles from './chat.module.scss';

export interface ComposerProps {
  readonly onSend: (body: string) => void;
  /** Stands above; puts a text into the field. */
  readonly helpers?: ((insert: (text: string) => void) => ReactNode) | undefined;
}

/** Enter sends, with Shift it begins a line; an input method's Enter chooses a word. */
export function Composer({ onSend, helpers }: ComposerProps) {
  const intl = useIntl();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useState('');
  const insert = (text: string) => {
    // What was begun stays.
    setBody(body.trim() === '' ? text : `${body.trimEnd()} ${text}`);
    field.current?.focus();
  };
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
    <>
      {helpers?.(insert)}
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
          ref={field}
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
    </>
  );
}
