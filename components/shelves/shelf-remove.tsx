'use client';

import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { normalizeError } from '@/lib/api/error';

const ConfirmDialog = lazy(() =>
  import('@/components/ui/confirm-dialog').then((part) => ({ default: part.ConfirmDialog })),
);

interface ShelfRemoveProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  /** Told apart by screen readers, where several stand on a page. */
  readonly name?: string;
  /** Title of the question. */
  readonly title: string;
  readonly remove: () => Promise<unknown>;
}

/** Deletes a brand, a category or a department that is empty; the service refuses others. */
export function ShelfRemove({ name, title, remove, ...look }: ShelfRemoveProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `shelves.${name}` });
  const [isAsked, setAsked] = useState(false);
  const removal = useMutation({
    mutationFn: remove,
    retry: false,
    onSuccess: () => {
      setAsked(false);
    },
  });
  return (
    <>
      <Button
        {...look}
        variant="secondary"
        aria-label={
          name === undefined
            ? undefined
            : intl.formatMessage({ id: 'shelves.removeNamed' }, { name })
        }
        onClick={() => {
          removal.reset();
          setAsked(true);
        }}
      >
        {text('remove')}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            title={title}
            text={text('removeText')}
            labels={{ close: text('close'), keep: text('keep'), confirm: text('remove') }}
            busy={removal.isPending}
            refusal={removal.error ? normalizeError(removal.error).message : undefined}
            onConfirm={() => {
              removal.mutate();
            }}
            onClose={() => {
              setAsked(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
