import { lazy, Suspense, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { whenConnected } from '@/lib/browser/connection';
import { isUpload, type LabelledPhoto } from './labelled-photos';
import styles from './review-photos.module.scss';
import type { PhotoLabels } from './shown-review';

const Lightbox = lazy(() =>
  whenConnected(() => import('./lightbox').then((one) => ({ default: one.Lightbox }))),
);

interface ReviewPhotosProps {
  readonly photos: readonly LabelledPhoto[];
  readonly labels: PhotoLabels;
  readonly shape: 'row' | 'strip';
}

export function ReviewPhotos({ photos, labels, shape }: ReviewPhotosProps) {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <ul className={styles.photos} data-shape={shape}>
        {photos.map(({ url, label }, index) => (
          <li key={url}>
            <button
              type="button"
              className={styles.photo}
              onClick={() => {
                setShown(index);
              }}
            >
              <Picture src={url} alt={label} width={96} height={96} unoptimized={isUpload(url)} />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Suspense>
          <Lightbox
            photos={photos}
            labels={labels}
            index={shown}
            onMove={setShown}
            onClose={() => {
              setShown(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
