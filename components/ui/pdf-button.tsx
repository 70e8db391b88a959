'use client';

import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { saveBlob } from '@/lib/browser';
import { Button } from './button';
import { Icon } from './icon';
import { Notice } from './notice';

interface PdfButtonProps {
  /** Names the file, and tells this button from others that say the same. */
  readonly serial: string;
  readonly label: string;
  readonly failed: string;
  /** Documents need a token, so no link can point at them. */
  readonly document: Pick<UseMutationOptions<Blob>, 'mutationFn' | 'retry'>;
}

/** Loads a document and hands it to the browser's downloads. */
export function PdfButton({ serial, label, failed, document }: PdfButtonProps) {
  const load = useMutation({
    ...document,
    onSuccess: (file) => {
      saveBlob(file, `${serial}.pdf`);
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        block
        busy={load.isPending}
        onClick={() => {
          load.mutate();
        }}
      >
        <Icon name="receipt" size="sm" />
        <span>
          {label} <span className="visually-hidden">{serial}</span>
        </span>
      </Button>
      {load.isError && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
    </>
  );
}
