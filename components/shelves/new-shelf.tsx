'use client';

import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentProps } from 'react';
import { useNewForm } from '@/components/office/form/use-new-form';
import { Button } from '@/components/ui/button';
import type { NewField, NewValues } from './new-shelf-dialog';

const NewShelfDialog = lazy(() =>
  import('./new-shelf-dialog').then((part) => ({ default: part.NewShelfDialog })),
);

interface NewShelfProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  readonly label: string;
  readonly fields: readonly NewField[];
  readonly add: (values: NewValues) => unknown;
  /** Opened by an address with `?new=1` as well: one of each screen. */
  readonly isInAddress?: boolean;
}

/** Button and dialog that add a brand, a category or a department. */
export function NewShelf({ label, fields, add, isInAddress = false, ...look }: NewShelfProps) {
  const [isOpen, setOpen] = useNewForm(isInAddress);
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
