'use client';

import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { useLocale } from '@/lib/i18n/use-locale';
import { deleteShelf } from '@/lib/shelves/queries-categories';
import { useUi } from '@/stores/ui';
import { MoveButtons, type Place } from './move-buttons';
import { NamesForm, type Shelf } from './names-form';
import { ShelfRemove } from './shelf-remove';
import styles from './shelves.module.scss';
import { nameOf, useKeepTree } from './shelf';

interface ShelfRowProps {
  readonly kind: 'category' | 'department';
  readonly shelf: Shelf;
  readonly place: Place;
  readonly mayWrite: boolean;
  readonly children: ReactNode;
}

/** A category or a department: its name, what can be done with it, and its form while it is open. */
export function ShelfRow({ kind, shelf, place, mayWrite, children }: ShelfRowProps) {
  const intl = useIntl();
  const locale = useLocale();
  const keep = useKeepTree();
  const [isOpen, setOpen] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const name = nameOf(shelf, locale);
  const seen = { kind, id: shelf.id, version: shelf.version };
  return (
    <>
      <div className={styles.row}>
        {children}
        {mayWrite && (
          <div className={styles.acts}>
            <MoveButtons kind={kind} id={shelf.id} name={name} place={place} />
            <Button
              size="sm"
              variant="secondary"
              ref={editButton}
              aria-expanded={isOpen}
              aria-label={intl.formatMessage({ id: 'shelves.editNamed' }, { name })}
              onClick={() => {
                setOpen(!isOpen);
              }}
            >
              {intl.formatMessage({ id: 'shelves.edit' })}
            </Button>
            <ShelfRemove
              size="sm"
              title={intl.formatMessage({ id: 'shelves.removeTitle' }, { name })}
              name={name}
              remove={async () => {
                keep(await deleteShelf(locale, seen));
                useUi.getState().showToast(intl.formatMessage({ id: 'shelves.removed' }));
              }}
            />
          </div>
        )}
      </div>
      {isOpen && (
        <NamesForm
          kind={kind}
          shelf={shelf}
          onSaved={() => {
            setOpen(false);
            editButton.current?.focus();
          }}
        />
      )}
    </>
  );
}
