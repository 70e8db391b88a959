'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { IMPORT_MAX_BYTES } from '@/lib/imports/contract-values';
import { importsKey, uploadImportMutation } from '@/lib/imports/queries';
import { pathTo } from '@/lib/pages/path-to';
import styles from './imports.module.scss';

type FileFault = 'tooLarge' | 'emptyFile' | 'spreadsheet';

/** Takes a file by a button or by dropping it, and leads to its import. */
export function UploadBox() {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [share, setShare] = useState(0);
  const [fault, setFault] = useState<FileFault>();
  const text = (name: string) => intl.formatMessage({ id: `imports.${name}` });
  const upload = useMutation({
    ...uploadImportMutation(locale, setShare),
    onSuccess: (one) => {
      router.push(pathTo(locale, '/staff/imports/:id', { id: one.id }));
      return queries.invalidateQueries({ queryKey: importsKey });
    },
  });
  const send = (file: File | undefined) => {
    if (!file || upload.isPending) return;
    const found = faultOf(file);
    setFault(found);
    setShare(0);
    if (!found) upload.mutate(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files[0]);
  };
  return (
    <section
      className={styles.box}
      aria-label={text('new')}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={onDrop}
    >
      <label className="visually-hidden" htmlFor={id}>
        {text('file')}
      </label>
      <input
        ref={input}
        id={id}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        accept=".csv,.txt,.tsv,text/csv"
        onChange={(event) => {
          send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button busy={upload.isPending} onClick={() => input.current?.click()}>
        {text('choose')}
      </Button>
      <p>{text('hint')}</p>
      {upload.isPending && (
        <progress className={styles.progress} aria-label={text('state.uploading')} value={share} />
      )}
      {(fault ?? upload.error) && (
        <Notice tone="danger" role="alert">
          {fault ? text(fault) : normalizeError(upload.error).message}
        </Notice>
      )}
    </section>
  );
}

/** Faults that need no upload to be seen. */
function faultOf({ name, size }: File): FileFault | undefined {
  if (/\.(xlsx?|xlsm|ods|numbers)$/i.test(name)) return 'spreadsheet';
  if (size === 0) return 'emptyFile';
  return size > IMPORT_MAX_BYTES ? 'tooLarge' : undefined;
}
