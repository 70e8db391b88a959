import { useId, useRef, type ComponentType, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { MESSAGE_LENGTH } from '@/lib/conversations/contract-values';
import { PICTURE_TYPES } from '@/lib/uploads/contract-values';
import { tidyLines } from '@/lib/format/tidy-text';
import styles from './chat.module.scss';
import { useKeptText } from './use-kept-text';

export interface ComposerProps {
  /** Side and conversation, by which the unsent text is kept. */
  readonly place: string;
  readonly onSend: (body: string) => void;
  readonly onPhotos: (files: readonly File[]) => void;
  /** Called while the author types. */
  readonly onType: () => void;
  /** Shown above the field; a choice is inserted into it. */
  readonly Texts?: ComponentType<{ readonly onPick: (text: string) => void }> | undefined;
}

/** Enter sends, with Shift it begins a line; an input method's Enter chooses a word. */
export function Composer({ place, onSend, onPhotos, onType, Texts }: ComposerProps) {
  const intl = useIntl();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useKeptText(`message ${place}`);
  const { length } = tidyLines(body);
  const isTooLong = length > MESSAGE_LENGTH;
  const insert = (text: string) => {
    // Keep the text that was begun.
    setBody(body.trim() === '' ? text : `${body.trimEnd()} ${text}`);
    field.current?.focus();
  };
  const send = () => {
    const text = tidyLines(body);
    if (text === '' || isTooLong) return;
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
      {Texts && <Texts onPick={insert} />}
      {isTooLong && (
        <div id={`${id}-long`}>
          <Notice tone="danger" role="alert">
            {intl.formatMessage({ id: 'conversations.tooLong' }, { max: MESSAGE_LENGTH, length })}
          </Notice>
        </div>
      )}
      <form
        className={styles.composer}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <PhotoButton onPhotos={onPhotos} />
        <label className="visually-hidden" htmlFor={id}>
          {intl.formatMessage({ id: 'conversations.message' })}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={body}
          aria-invalid={isTooLong}
          aria-describedby={isTooLong ? `${id}-long` : undefined}
          placeholder={intl.formatMessage({ id: 'conversations.message' })}
          onChange={(event) => {
            setBody(event.target.value);
            onType();
          }}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length === 0) return;
            event.preventDefault();
            onPhotos(files);
          }}
          onKeyDown={onKeyDown}
        />
        <Button type="submit">{intl.formatMessage({ id: 'conversations.send' })}</Button>
      </form>
    </>
  );
}

function PhotoButton({ onPhotos }: Pick<ComposerProps, 'onPhotos'>) {
  const label = useIntl().formatMessage({ id: 'conversations.photo.add' });
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        accept={PICTURE_TYPES.join(',')}
        aria-label={label}
        onChange={(event) => {
          onPhotos([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <button
        type="button"
        className={styles.attach}
        aria-label={label}
        title={label}
        onClick={() => input.current?.click()}
      >
        <Icon name="image" />
      </button>
    </>
  );
}
