'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { ScanButton } from '@/components/office/scan/scan-button';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { findByCodeMutation } from '@/lib/stock/queries';
import styles from './stock.module.scss';

/** Opens the product of a scanned code: scanners type it and press Enter. */
export function ScanField() {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const text = (name: string) => intl.formatMessage({ id: `stock.${name}` });
  const [missed, setMissed] = useState<string>();
  const find = useMutation({
    ...findByCodeMutation(locale),
    onSuccess: (product, code) => {
      if (product === undefined) setMissed(code);
      else router.push(pathTo(locale, '/staff/stock/:product', { product }));
    },
  });
  const field = useRef<HTMLInputElement>(null);
  const look = (code: string) => {
    setMissed(undefined);
    if (code !== '') find.mutate(code);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    look(typeof typed === 'string' ? typed.trim() : '');
  };
  const none =
    missed === undefined
      ? undefined
      : intl.formatMessage({ id: 'stock.scanNone' }, { code: missed });
  return (
    <form className={styles.scan} onSubmit={submit}>
      <TextField
        ref={field}
        name="code"
        label={text('scan')}
        hint={text('scanHint')}
        error={find.error ? normalizeError(find.error).message : none}
        autoComplete="off"
        inputMode="numeric"
      />
      <Button type="submit" variant="secondary" busy={find.isPending}>
        {text('scanOpen')}
      </Button>
      <ScanButton
        onCode={(code) => {
          // Shown as if typed, so that a code without a product can be read and mended.
          if (field.current) field.current.value = code;
          look(code);
        }}
      />
    </form>
  );
}
