'use client';

import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import type { NewField, NewValues } from './new-shelf-dialog';

const NewShelfDialog = lazy(() =>
  import('./new-shelf-dialog').then((part) => ({ default: part.NewShelfDialog })),
);

interface NewShelfProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  readonly label: string;
  readonly fields: readonly NewField[];
  readonly add: (values: NewValues) => unknown;
}

/** Button and dialog that add a brand, a category or a department. */
export function NewShelf({ label, fields, add, ...look }: NewShelfProps) {
  const [isOpen, setOpen] = useState(false);
  const adding = useMutation({
    mutationFn: async (values: NewValues) => {
      await add(values);
    },
    retry: false,
    onSuccess: () => {
      setOpen(false);
    },
  });
  return (
    <>
      <Button
        {...look}
        onClick={() => {
          adding.reset();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <NewShelfDialog
            title={label}
            fields={fields}
            add={adding}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
