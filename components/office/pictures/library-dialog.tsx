'use client';

import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { LoadError } from '@/components/office/load-error';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Modal } from '@/components/ui/modal';
import { Spinner } from '@/components/ui/spinner';
import { TextField } from '@/components/ui/text-field';
import { useLocale } from '@/lib/i18n/use-locale';
import type { MediaPicture } from '@/lib/media/contract';
import { mediaQuery } from '@/lib/media/queries';
import { LibraryGrid } from './library-grid';
import styles from './pictures.module.scss';

interface LibraryDialogProps {
  /** Files that are already in use here; they cannot be chosen again. */
  readonly used: ReadonlySet<string>;
  /** Number of pictures that still fit. */
  readonly room: number;
  readonly onChosen: (pictures: readonly MediaPicture[]) => void;
  readonly onClose: () => void;
}

/** Chooses among the pictures that the library already has; the choice survives searches and pages. */
export function LibraryDialog({ used, room, onChosen, onClose }: LibraryDialogProps) {
  const intl = useIntl();
  const [wanted, setWanted] = useState({ q: '', page: 1 });
  const [chosen, setChosen] = useState<readonly MediaPicture[]>([]);
  const { q, page } = wanted;
  const { data, error, refetch } = useQuery(
    mediaQuery(useLocale(), { page, ...(q === '' ? {} : { q }) }),
  );
  const text = (name: string, values?: Readonly<Record<string, number>>) =>
    intl.formatMessage({ id: `office.pictures.${name}` }, values);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React bubbles events out of dialogs: the form around this one would be saved.
    event.stopPropagation();
    const typed = new FormData(event.currentTarget).get('q');
    setWanted({ q: typeof typed === 'string' ? typed.trim() : '', page: 1 });
  };
  const toggle = (picture: MediaPicture) => {
    const others = chosen.filter(({ id }) => id !== picture.id);
    setChosen(others.length < chosen.length ? others : [...chosen, picture]);
  };
  const pages = data ? Math.ceil(data.total / data.per_page) : 1;
  return (
    <Modal
      show
      size="lg"
      title={text('library')}
      closeLabel={intl.formatMessage({ id: 'office.form.close' })}
      onClose={onClose}
      footer={
        <Button
          disabled={chosen.length === 0}
          onClick={() => {
            onChosen(chosen);
          }}
        >
          {text('take', { count: chosen.length })}
        </Button>
      }
    >
      <form role="search" className={styles.search} onSubmit={search}>
        <TextField
          name="q"
          type="search"
          label={text('search')}
          defaultValue={q}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary">
          {intl.formatMessage({ id: 'office.table.find' })}
        </Button>
      </form>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Spinner label={intl.formatMessage({ id: 'office.pictures.loading' })} />}
      {data?.total === 0 && (
        <EmptyState image="/images/empty-reviews.svg" title={text('none')} level={3} />
      )}
      {data && (
        <LibraryGrid
          {...{ pictures: data.entities, used, chosen, onToggle: toggle }}
          isFull={chosen.length >= room}
        />
      )}
      {pages > 1 && (
        <div className={styles.pages}>
          <Button
            variant="secondary"
            size="sm"
            disabled={page === 1}
            onClick={() => {
              setWanted({ q, page: page - 1 });
            }}
          >
            {text('previous')}
          </Button>
          <span>{text('page', { page, pages })}</span>
          <Button
            variant="secondary"
            size="sm"
            disabled={page >= pages}
            onClick={() => {
              setWanted({ q, page: page + 1 });
            }}
          >
            {text('next')}
          </Button>
        </div>
      )}
    </Modal>
  );
}
