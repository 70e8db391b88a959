'use client';

import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { MediaPicture } from '@/lib/media/contract';
import { readMedia } from '@/lib/media/queries';
import { useUi } from '@/stores/ui';

const FramingDialog = lazy(() =>
  import('./framing-dialog').then((part) => ({ default: part.FramingDialog })),
);

interface FramingButtonProps {
  /** File of the library. */
  readonly file: string;
  /** Said where the library has no such file any more. */
  readonly goneText: string;
  readonly onFramed: (framed: MediaPicture) => Promise<void>;
  readonly children: ReactNode;
}

/** Opens crop and focal point of a picture where it is used. */
export function FramingButton({ file, goneText, onFramed, children }: FramingButtonProps) {
  const locale = useLocale();
  const [picture, setPicture] = useState<MediaPicture>();
  const opening = useMutation({
    mutationFn: () => readMedia(file, locale),
    retry: false,
    onSuccess: (found) => {
      setPicture(found);
      if (!found) useUi.getState().showToast(goneText);
    },
    onError: (error) => {
      useUi.getState().showToast(normalizeError(error).message);
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={opening.isPending}
        onClick={() => {
          opening.mutate();
        }}
      >
        {children}
      </Button>
      {picture && (
        <Suspense>
          <FramingDialog
            picture={picture}
            onFramed={onFramed}
            onClose={() => {
              setPicture(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
