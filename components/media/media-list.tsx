'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { OfficeScreen, ScreenHead } from '@/components/office/frame/office-screen';
import { useAbilities } from '@/components/office/frame/use-abilities';
import { LoadError } from '@/components/office/load-error';
import { UploadArea } from '@/components/office/pictures/upload-area';
import { DataTable } from '@/components/office/table/data-table';
import { useTableView } from '@/components/office/table/use-table-view';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { placeIn } from '@/lib/api/place';
import type { TableView } from '@/lib/office/table-view';
import { mediaKey, mediaQuery } from '@/lib/media/queries';
import { MEDIA_COLUMNS, useMediaColumns, type MediaEdit } from './media-columns';

const AltDialog = lazy(() => import('./alt-dialog').then((part) => ({ default: part.AltDialog })));
const FramingDialog = lazy(() =>
  import('@/components/office/framing/framing-dialog').then((part) => ({
    default: part.FramingDialog,
  })),
);

const DIALOGS = { open: AltDialog, frame: FramingDialog };

/** The merchant's pictures, with the bin as a filter (`docs/product/office.md`, "Pictures"). */
export function MediaList() {
  const intl = useIntl();
  const queries = useQueryClient();
  const abilities = useAbilities();
  const text = (name: string) => intl.formatMessage({ id: `media.${name}` });
  return (
    <OfficeScreen>
      <ScreenHead title={text('title')} />
      {abilities?.has('media.write') && (
        <UploadArea onAdded={() => void queries.invalidateQueries({ queryKey: mediaKey })} />
      )}
      {abilities ? (
        <MediaTable mayWrite={abilities.has('media.write')} />
      ) : (
        <Spinner label={text('loading')} />
      )}
    </OfficeScreen>
  );
}

function MediaTable({ mayWrite }: { readonly mayWrite: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `media.${name}` });
  const [editing, setEditing] = useState<{ readonly id: number; readonly edit: MediaEdit }>();
  const shown = useMemo(
    () => MEDIA_COLUMNS.filter((column) => mayWrite || column !== 'actions'),
    [mayWrite],
  );
  const view = useTableView({
    ...{ columns: shown, shown, sorts: ['added'], filters: { state: ['bin'] } },
  });
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(mediaQuery(locale, wantedIn(view.view)));
  const onEdit = useCallback((id: number, edit: MediaEdit) => {
    setEditing({ id, edit });
  }, []);
  const columns = useMediaColumns(onEdit);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={text('loading')} />;
  const edited = data.entities.find(({ id }) => id === editing?.id);
  const Dialog = editing && DIALOGS[editing.edit];
  return (
    <>
      <DataTable
        label={text('title')}
        columns={columns.filter(({ id }) => mayWrite || id !== 'actions')}
        rows={data.entities}
        total={data.total}
        perPage={data.per_page}
        sides={data}
        rowId={({ id }) => String(id)}
        rowName={({ id }) => intl.formatMessage({ id: 'media.named' }, { id })}
        view={view}
        views={{
          list: 'media',
          queryKey: mediaKey,
          count: async (one) => (await queries.query(mediaQuery(locale, wantedIn(one)))).total,
        }}
        filterLabel={(name) => text(`field.${name}`)}
        empty={{
          image: '/images/empty-reviews.svg',
          title: text('empty'),
          text: text('emptyText'),
        }}
      />
      {edited && Dialog && (
        <Suspense>
          <Dialog
            key={edited.id}
            picture={edited}
            onClose={() => {
              setEditing(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function wantedIn(view: TableView) {
  const { q, filters } = view;
  return {
    ...(q === '' ? {} : { q }),
    ...(filters['state'] === 'bin' ? { bin: 'true' as const } : {}),
    ...placeIn(view),
  };
}
