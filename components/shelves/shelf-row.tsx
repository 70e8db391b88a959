'use client';

import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { useLocale } from '@/lib/i18n/use-locale';
import type { OfficeCategory } from '@/lib/shelves/contract-categories';
import { deleteShelf } from '@/lib/shelves/queries-categories';
import { useUi } from '@/stores/ui';
import { MoveButtons } from './move-buttons';
import { NamesForm, type Shelf } from './names-form';
import { ShelfRemove } from './shelf-remove';
import styles from './shelves.module.scss';
import { nameOf, useKeepTree } from './shelf';
import { useShelfMove } from './use-shelf-move';

/** Place among neighbours, counted from 0, and the version of their order. */
interface Place {
  readonly index: number;
  readonly of: number;
  readonly order: string;
}

interface ShelfRowProps {
  readonly kind: 'category' | 'department';
  readonly shelf: Shelf;
  readonly place: Place;
  /** Categories that a department can be put into. */
  readonly categories?: readonly OfficeCategory[];
  readonly mayWrite: boolean;
  readonly children: ReactNode;
}

/** A category or a department: its name, what can be done with it, and its form while it is open. */
export function ShelfRow(props: ShelfRowProps) {
  const { kind, shelf, place, categories = [], mayWrite, children } = props;
  const intl = useIntl();
  const locale = useLocale();
  const keep = useKeepTree();
  const move = useShelfMove();
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
            <MoveButtons
              {...{ name, index: place.index, of: place.of, busy: move.isPending }}
              onMove={(position) => {
                const { of, order: version } = place;
                move.mutate({ kind, id: shelf.id, name, version, of, target: { position } });
              }}
            />
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
          {...{ kind, shelf, categories }}
          onSaved={() => {
            setOpen(false);
            editButton.current?.focus();
          }}
        />
      )}
    </>
  );
}
