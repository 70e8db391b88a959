'use client';

import type { KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { Modal } from '@/components/ui/modal';
import { Picture } from '@/components/ui/picture';
import { isUpload, type LabelledPhoto } from './labelled-photos';
import styles from './lightbox.module.scss';
import type { PhotoLabels } from './shown-review';

interface LightboxProps {
  readonly photos: readonly LabelledPhoto[];
  readonly labels: PhotoLabels;
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

export function Lightbox({ photos, labels, index, onMove, onClose }: LightboxProps) {
  const photo = photos[index];
  const go = (step: 1 | -1) => {
    if (photos[index + step]) onMove(index + step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) go(step);
  };
  if (!photo) return null;
  return (
    <Modal show onClose={onClose} title={labels.title} closeLabel={labels.close} size="lg">
      <div className={styles.lightbox} onKeyDown={onKeyDown}>
        <Picture
          key={photo.url}
          className={styles.photo}
          src={photo.largeUrl}
          unoptimized={isUpload(photo.largeUrl)}
          alt={photo.label}
          width={960}
          height={960}
          sizes="(width < 800px) 100vw, 800px"
        />
        <p className={styles.caption} aria-live="polite">
          {photo.label}
        </p>
        {photos.length > 1 && (
          <div className={styles.ways}>
            <Way
              label={labels.previous}
              icon="chevron-left"
              end={index === 0}
              onGo={() => go(-1)}
            />
            <Way
              label={labels.next}
              icon="chevron-right"
              end={index === photos.length - 1}
              onGo={() => go(1)}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}

interface WayProps {
  readonly label: string;
  readonly icon: 'chevron-left' | 'chevron-right';
  /** End of the row: aria-disabled, since the button keeps the focus. */
  readonly end: boolean;
  readonly onGo: () => void;
}

function Way({ label, icon, end, onGo }: WayProps) {
  return (
    <button
      type="button"
      className={styles.way}
      aria-label={label}
      aria-disabled={end}
      onClick={onGo}
    >
      <Icon name={icon} />
    </button>
  );
}
