'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { saveBlob } from '@/lib/browser/browser';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Import } from '@/lib/imports/contract';
import type { ImportState } from '@/lib/imports/contract-values';
import { importFileMutation, importKey, stepImportMutation } from '@/lib/imports/queries';
import styles from './imports.module.scss';

const ConfirmDialog = lazy(() =>
  import('@/components/ui/confirm-dialog').then((part) => ({ default: part.ConfirmDialog })),
);

const CANCELLED_FROM: readonly ImportState[] = [
  ...(['uploading', 'mapping', 'checking', 'checked', 'applying'] as const),
];

/** Steps that the person may take now, and files of what became of the rows. */
export function ImportActs({ one }: { readonly one: Import }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `imports.${name}` });
  const step = useStep(one.id);
  const { counts, state } = one;
  const count = counts.added + counts.changed;
  return (
    <>
      {step.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(step.error).message}
        </Notice>
      )}
      {state === 'checked' && count === 0 && <p>{text('nothing')}</p>}
      {state === 'checked' && count > 0 && !one.can_apply && <p>{text('notYours')}</p>}
      <div className={styles.acts}>
        {one.can_apply && (
          <Button
            busy={step.isPending}
            onClick={() => {
              step.mutate('apply');
            }}
          >
            {intl.formatMessage({ id: 'imports.apply' }, { count })}
          </Button>
        )}
        {one.can_undo && <UndoButton one={one} step={step} />}
        {counts.refused + counts.stale > 0 && <FileButton one={one} choice="refused" />}
        {counts.done > 0 && <FileButton one={one} choice="done" />}
        {CANCELLED_FROM.includes(state) && (
          <Button
            variant="secondary"
            busy={step.isPending}
            onClick={() => {
              step.mutate('cancel');
            }}
          >
            {text('cancel')}
          </Button>
        )}
      </div>
    </>
  );
}

function useStep(id: number) {
  const queries = useQueryClient();
  return useMutation({
    ...stepImportMutation(useLocale(), id),
    onSettled: () => queries.invalidateQueries({ queryKey: importKey(id) }),
  });
}

function UndoButton({
  one,
  step,
}: {
  readonly one: Import;
  readonly step: ReturnType<typeof useStep>;
}) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `imports.${name}` });
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        busy={step.isPending}
        onClick={() => {
          setAsking(true);
        }}
      >
        {text('undo')}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={text('undoTitle')}
            text={intl.formatMessage({ id: 'imports.undoText' }, { count: one.counts.done })}
            labels={{ close: text('close'), keep: text('keep'), confirm: text('undo') }}
            busy={step.isPending}
            refusal={undefined}
            onConfirm={() => {
              setAsking(false);
              step.mutate('undo');
            }}
            onClose={() => {
              setAsking(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function FileButton({
  one,
  choice,
}: {
  readonly one: Import;
  readonly choice: 'done' | 'refused';
}) {
  const intl = useIntl();
  const file = useMutation({
    ...importFileMutation(useLocale(), one.id),
    onSuccess: (blob) => {
      saveBlob(blob, `import-${String(one.id)}-${choice}.csv`);
    },
  });
  return (
    <>
      {file.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(file.error).message}
        </Notice>
      )}
      <Button
        variant="secondary"
        busy={file.isPending}
        onClick={() => {
          file.mutate(choice);
        }}
      >
        {intl.formatMessage({ id: `imports.download.${choice}` })}
      </Button>
    </>
  );
}
