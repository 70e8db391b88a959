'use client';

import { lazy, Suspense, type ReactNode, type SubmitEvent } from 'react';
import { Notice } from '@/components/ui/notice';
import type { ApiError } from '@/lib/api/error';
import { FormBar } from './form-bar';
import styles from './form.module.scss';
import type { MergeDialogProps } from './merge-dialog';

const MergeDialog = lazy(() =>
  import('./merge-dialog').then((part) => ({ default: part.MergeDialog })),
);

/** The part of `useOfficeForm` that does not depend on its values. */
interface Edit extends Pick<MergeDialogProps, 'fields' | 'busy'> {
  readonly changed: readonly { readonly label: string }[];
  readonly error: ApiError | undefined;
  readonly submit: (event: SubmitEvent) => Promise<void>;
  readonly discard: () => void;
  readonly merge: MergeDialogProps['merge'] | undefined;
  readonly endMerge: () => void;
  readonly saveMerged: (taken: ReadonlySet<string>) => Promise<void>;
}

interface OfficeFormProps {
  readonly edit: Edit;
  readonly saveLabel: string;
  readonly id?: string;
  readonly label?: string;
  /** A form that the person may only read has no save bar. */
  readonly mayWrite?: boolean;
  /** Another way to save, in the save bar. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a form of the office: refusal of the service, save bar, comparison with somebody else's changes. */
export function OfficeForm(props: OfficeFormProps) {
  const { edit, saveLabel, id, label, mayWrite = true, extra, children } = props;
  return (
    <form
      id={id}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => void edit.submit(event)}
    >
      {children}
      {edit.error && (
        <Notice tone="danger" role="alert">
          {edit.error.message}
        </Notice>
      )}
      {mayWrite && (
        <FormBar
          changed={edit.changed.map((field) => field.label)}
          saveLabel={saveLabel}
          busy={edit.busy}
          onDiscard={edit.discard}
          extra={extra}
        />
      )}
      {edit.merge && (
        <Suspense>
          <MergeDialog
            merge={edit.merge}
            fields={edit.fields}
            busy={edit.busy}
            onClose={edit.endMerge}
            onSave={(taken) => void edit.saveMerged(taken)}
          />
        </Suspense>
      )}
    </form>
  );
}
