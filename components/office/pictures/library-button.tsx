'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { MediaPicture } from '@/lib/media/contract';

const LibraryDialog = lazy(() =>
  import('./library-dialog').then((part) => ({ default: part.LibraryDialog })),
);

interface LibraryButtonProps {
  /** Files that are already in use here; they cannot be chosen again. */
  readonly used: ReadonlySet<string>;
  /** Number of pictures that still fit. */
  readonly room: number;
  readonly onChosen: (pictures: readonly MediaPicture[]) => void;
}

/** Opens the library to choose pictures that it already has. */
export function LibraryButton({ onChosen, ...limits }: LibraryButtonProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setOpen(true);
        }}
      >
        {intl.formatMessage({ id: 'office.pictures.library' })}
      </Button>
      {isOpen && (
        <Suspense>
          <LibraryDialog
            {...limits}
            onChosen={(pictures) => {
              setOpen(false);
              onChosen(pictures);
            }}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
