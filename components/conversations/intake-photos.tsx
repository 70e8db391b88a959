import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { BlobImage } from '@/components/ui/blob-image';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { PictureRow } from '@/components/ui/picture-row';
import { PICTURE_TYPES } from '@/lib/uploads/contract-values';
import type { useIntakePhotos } from './use-intake-photos';

/** Photos chosen with the question, sent once the conversation exists. */
export function IntakePhotos({
  photos,
  max,
  problem,
  needed,
  required,
  add,
  drop,
}: Omit<ReturnType<typeof useIntakePhotos>, 'handTo'> & {
  /** A required photo is missing and the member tried to continue. */
  readonly needed: boolean;
}) {
  const intl = useIntl();
  const text = (id: string, values?: Readonly<Record<string, number>>) =>
    intl.formatMessage({ id: `conversations.photos.${id}` }, values);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const hint = text('hint', { max });
  const fault = problem ?? (needed ? 'needed' : undefined);
  const error = fault && text(fault, { max });
  return (
    <Field
      id={id}
      label={text(required ? 'ofPrescription' : 'label')}
      required={required}
      hint={hint}
      error={error}
    >
      {photos.length > 0 && (
        <PictureRow
          pictures={photos.map(({ client_msg_id: photoId, file }, index) => ({
            key: photoId,
            picture: <BlobImage blob={file} alt={text('one', { number: index + 1 })} />,
            drop: {
              label: text('drop', { number: index + 1 }),
              onDrop: () => {
                drop(photoId);
              },
            },
          }))}
        />
      )}
      <input
        ref={input}
        id={id}
        className="visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        accept={PICTURE_TYPES.join(',')}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {photos.length < max && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
            {text('add')}
          </Button>
        </div>
      )}
    </Field>
  );
}
