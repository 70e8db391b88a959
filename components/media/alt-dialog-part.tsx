import { lazy, Suspense, type ComponentProps } from 'react';

const AltDialog = lazy(() => import('./alt-dialog').then((part) => ({ default: part.AltDialog })));

/** The dialog of a picture's texts, loaded with its first use. */
export function AltDialogPart(props: ComponentProps<typeof AltDialog>) {
  return (
    <Suspense>
      <AltDialog {...props} />
    </Suspense>
  );
}
