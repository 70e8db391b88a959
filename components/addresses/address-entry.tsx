'use client';

import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { AddressBook } from '@/lib/addresses/calls-books';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import { chooseDefaultMutation } from '@/lib/addresses/queries-books';
import styles from './address-book.module.scss';
import type { Entry } from './entry';

const RemoveDialog = lazy(() =>
  whenConnected(() => import('./remove-dialog').then((part) => ({ default: part.RemoveDialog }))),
);

interface AddressEntryProps {
  readonly book: AddressBook;
  readonly entry: Entry;
  readonly editHref: string;
  readonly onChanged: () => Promise<void>;
}

export function AddressEntry({ book, entry, editHref, onChanged }: AddressEntryProps) {
  const intl = useIntl();
  const [removing, setRemoving] = useState(false);
  const choose = useMutation({
    ...chooseDefaultMutation(book, useLocale()),
    onSuccess: onChanged,
  });
  const { id, name, lines, isDefault } = entry;
  return (
    <li className={styles.entry}>
      <h2 className={styles.name}>
        {name}
        {isDefault && (
          <Badge tone="info">{intl.formatMessage({ id: 'members.defaultAddress' })}</Badge>
        )}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {choose.error && (
        <Notice tone="danger" role="alert">
          {normalizeError(choose.error).message}
        </Notice>
      )}
      <div className={styles.actions}>
        <ButtonLink href={editHref} size="sm" variant="secondary">
          {intl.formatMessage({ id: 'members.edit' })}
          <span className="visually-hidden"> {name}</span>
        </ButtonLink>
        {!isDefault && (
          <Button
            size="sm"
            variant="ghost"
            busy={choose.isPending}
            onClick={() => {
              choose.mutate(id);
            }}
          >
            {intl.formatMessage({ id: 'members.makeDefault' })}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-haspopup="dialog"
          onClick={() => {
            setRemoving(true);
          }}
        >
          {intl.formatMessage({ id: 'members.remove' })}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </div>
      {removing && (
        <Suspense>
          <RemoveDialog
            book={book}
            entry={entry}
            onRemoved={onChanged}
            onClose={() => {
              setRemoving(false);
            }}
          />
        </Suspense>
      )}
    </li>
  );
}
