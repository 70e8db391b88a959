'use client';

import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { LibraryButton } from './library-button';
import styles from './pictures.module.scss';
import { UploadArea } from './upload-area';

interface PictureFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** File of the library. */
  readonly value: string | null;
  readonly mayWrite: boolean;
  readonly onChange: (file: string | null) => void;
}

const EDGE_PX = 120;

/** One picture, chosen from the library or uploaded to it. It is shown beside a name, so it needs no text. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, error, value, mayWrite, onChange } = props;
  const intl = useIntl();
  const id = useId();
  const mayUpload = useAbilities()?.has('media.write') === true;
  const library = (
    <LibraryButton
      used={new Set(value === null ? [] : [value])}
      room={1}
      onChosen={([chosen]) => {
        if (chosen) onChange(chosen.file);
      }}
    />
  );
  return (
    <fieldset className={styles.field} aria-describedby={id}>
      <legend>{label}</legend>
      <p id={id}>{error ?? hint}</p>
      {value !== null && (
        <div className={styles.current}>
          <Picture
            unoptimized
            src={`/media/${value}-small.webp`}
            alt=""
            width={EDGE_PX}
            height={EDGE_PX}
          />
          {mayWrite && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                onChange(null);
              }}
            >
              {intl.formatMessage({ id: 'office.pictures.takeOff' })}
            </Button>
          )}
        </div>
      )}
      {mayWrite && !mayUpload && <div>{library}</div>}
      {mayWrite && mayUpload && (
        <UploadArea
          onAdded={({ file }) => {
            onChange(file);
          }}
        >
          {library}
        </UploadArea>
      )}
    </fieldset>
  );
}
