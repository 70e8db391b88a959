'use client';

import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { PictureRow } from '@/components/ui/picture-row';
import { REVIEW_PHOTOS_MAX } from '@/lib/reviews/contract-values';
import type { ReviewPhoto } from '@/lib/reviews/contract';
import { PICTURE_TYPES } from '@/lib/uploads/contract-values';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { sendPhotoMutation } from '@/lib/reviews/queries';
import styles from './own-reviews.module.scss';

interface PhotoFieldProps {
  readonly value: readonly ReviewPhoto[];
  readonly onChange: (photos: readonly ReviewPhoto[]) => void;
}

export function PhotoField({ value, onChange }: PhotoFieldProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const send = useMutation({
    ...sendPhotoMutation(useLocale()),
    onSuccess: (photo) => {
      onChange([...value, photo]);
    },
  });
  const isFull = value.length >= REVIEW_PHOTOS_MAX;
  return (
    <div className={styles.photoField} role="group" aria-labelledby={id}>
      <p id={id} className={styles.photoLabel}>
        {text('reviews.photosField')}
      </p>
      {value.length > 0 && (
        <PictureRow
          pictures={value.map((photo, index) => ({
            key: photo.name,
            picture: (
              <Picture
                src={photo.thumbnail_url}
                alt={intl.formatMessage({ id: 'reviews.ownPhoto' }, { number: index + 1 })}
                width={80}
                height={80}
                unoptimized
              />
            ),
            drop: {
              label: intl.formatMessage({ id: 'reviews.dropPhoto' }, { number: index + 1 }),
              onDrop: () => {
                onChange(value.filter(({ name }) => name !== photo.name));
              },
            },
          }))}
        />
      )}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        accept={PICTURE_TYPES.join(',')}
        aria-label={text('reviews.addPhoto')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) send.mutate(file);
          event.target.value = '';
        }}
      />
      {!isFull && (
        <Button
          variant="secondary"
          size="sm"
          busy={send.isPending}
          onClick={() => input.current?.click()}
        >
          {text(send.isPending ? 'reviews.sendingPhoto' : 'reviews.addPhoto')}
        </Button>
      )}
      <p className={styles.muted}>{text('reviews.photosHint')}</p>
      {send.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(send.error).message}
        </Notice>
      )}
    </div>
  );
}
