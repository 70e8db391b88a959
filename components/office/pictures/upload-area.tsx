'use client';

import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { MediaPicture } from '@/lib/media/contract';
import { PICTURE_TYPES } from '@/lib/uploads/contract-values';
import styles from './pictures.module.scss';
import { useUploads } from './use-uploads';

interface UploadAreaProps {
  readonly onAdded: (picture: MediaPicture) => void;
  /** Other ways to add pictures, beside the button. */
  readonly children?: ReactNode;
}

/** Takes pictures by a button or by dropping them; refused ones stay until they are dismissed. */
export function UploadArea({ onAdded, children }: UploadAreaProps) {
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { uploads, add, drop } = useUploads(onAdded);
  const text = (name: string, values?: Readonly<Record<string, string>>) =>
    intl.formatMessage({ id: `office.pictures.${name}` }, values);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div
      className={styles.area}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={onDrop}
    >
      <label className="visually-hidden" htmlFor={id}>
        {text('choose')}
      </label>
      <input
        ref={input}
        id={id}
        className="visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {text('add')}
      </Button>
      {children}
      <p>{text('hint')}</p>
      <ul className={styles.uploads} aria-live="polite">
        {uploads.map(({ key, file, refusal }) => (
          <li key={key}>
            {refusal === undefined
              ? text('sending', { name: file.name })
              : text('refused', { name: file.name, reason: refusal })}
            {refusal !== undefined && (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  drop(key);
                }}
              >
                {text('dismiss')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
