'use client';

import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { saveBlob } from '@/lib/browser/browser';
import { Button } from './button';
import { Icon } from './icon';
import { Notice } from './notice';

interface PdfButtonProps {
  /** Serial number for the file name and the accessible name of the button. */
  readonly serial: string;
  readonly label: string;
  readonly failed: string;
  /** Documents need a token, so a plain link does not work. */
  readonly document: Pick<UseMutationOptions<Blob>, 'mutationFn' | 'retry'>;
}

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
