import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { BlobImage } from '@/components/ui/blob-image';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { whenConnected } from '@/lib/browser/connection';
import { photoQuery } from '@/lib/conversations/queries-extras';
import type { Seat } from '@/lib/conversations/queries';
import type { UnsentPhoto } from '@/stores/unsent-photos';
import styles from './photo.module.scss';

const PhotoDialog = lazy(() =>
  whenConnected(() => import('./photo-dialog').then((one) => ({ default: one.PhotoDialog }))),
);

interface PhotoProps {
  readonly seat: Seat;
  readonly messageId: number;
  /** Author and time. */
  readonly label: string;
}

/** A photo of the conversation; it opens large. */
export function Photo({ seat, messageId, label }: PhotoProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { data, isError, refetch } = useQuery(photoQuery(seat, messageId, 'small'));
  if (isError) {
    return (
      <div className={styles.missing}>
        <p>{intl.formatMessage({ id: 'conversations.photo.failed' })}</p>
        <Button variant="ghost" size="sm" onClick={() => void refetch()}>
          {intl.formatMessage({ id: 'conversations.retry' })}
        </Button>
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.photo}
        aria-label={label}
        aria-busy={data === undefined}
        onClick={() => {
          setOpen(true);
        }}
      >
        {data && <BlobImage blob={data} alt="" />}
      </button>
      <p className={styles.onPaper}>{label}</p>
      {open && (
        <Suspense>
          <PhotoDialog
            {...{ seat, messageId, label }}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface UnsentPhotoProps {
  readonly photo: UnsentPhoto;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}

/** One that is on its way, or that did not get through. */
export function UnsentPhotoView({ photo, onAgain, onDrop }: UnsentPhotoProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `conversations.${id}` });
  const { file, failed } = photo;
  return (
    <>
      {failed?.final ? (
        <p className={styles.refused}>
          <Icon name="warning" size="sm" /> {file.name}
        </p>
      ) : (
        <span className={styles.photo} data-unsent="">
          {file.type.startsWith('image/') && <BlobImage blob={file} alt={text('photo.title')} />}
        </span>
      )}
      {failed === undefined ? (
        <small role="status">{text('photo.sending')}</small>
      ) : (
        <small role="alert">
          {failed.reason}
          {!failed.final && (
            <Button variant="ghost" size="sm" onClick={onAgain}>
              {text('retry')}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={onDrop}>
            {text('drop')}
          </Button>
        </small>
      )}
    </>
  );
}
