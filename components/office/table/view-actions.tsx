'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { UndoToast } from '@/components/ui/undo-toast';
import { normalizeError } from '@/lib/api/error';
import type { SavedView } from '@/lib/views/contract';
import type { ViewList } from '@/lib/views/contract-values';
import { deleteViewMutation, saveViewMutation, viewsKey } from '@/lib/views/queries';
import { useUi } from '@/stores/ui';

const ViewDialog = lazy(() =>
  import('./view-dialog').then((part) => ({ default: part.ViewDialog })),
);

interface ViewActionsProps {
  readonly list: ViewList;
  /** The saved view that is shown. */
  readonly saved: SavedView | undefined;
  /** Query of the current view; undefined for the whole list. */
  readonly query: string | undefined;
}

/** Saves the current view, or renames and deletes it where it is an own one. */
export function ViewActions({ list, saved, query }: ViewActionsProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `office.views.${name}` });
  const [isNaming, setNaming] = useState(false);
  const removal = useRemoval(list);
  return (
    <>
      {query !== undefined && (!saved || saved.own) && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            setNaming(true);
          }}
        >
          {text(saved ? 'change' : 'save')}
        </Button>
      )}
      {saved?.own && (
        <Button
          size="sm"
          variant="secondary"
          busy={removal.isBusy}
          onClick={() => {
            removal.remove(saved);
          }}
        >
          {text('remove')}
        </Button>
      )}
      {removal.undo}
      {isNaming && query !== undefined && (
        <Suspense>
          <ViewDialog
            saved={saved}
            list={list}
            query={query}
            onClose={() => {
              setNaming(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Deletes a view at once, and saves it again by "Undo". */
function useRemoval(list: ViewList) {
  const intl = useIntl();
  const queries = useQueryClient();
  const [removed, setRemoved] = useState<SavedView>();
  const options = {
    onError: (error: Error) => {
      useUi.getState().showToast(normalizeError(error).message, 'danger');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: viewsKey }),
  };
  const remove = useMutation({ ...deleteViewMutation, ...options });
  const restore = useMutation({ ...saveViewMutation, ...options });
  return {
    isBusy: remove.isPending,
    remove: (view: SavedView) => {
      remove.mutate(view.id, {
        onSuccess: () => {
          setRemoved(view);
        },
      });
    },
    undo: removed && (
      <UndoToast
        text={intl.formatMessage({ id: 'office.views.removed' }, { name: removed.name })}
        undoLabel={intl.formatMessage({ id: 'office.views.undo' })}
        focused
        onUndo={() => {
          const { name, query, shared } = removed;
          restore.mutate({ list, name, query, shared });
          setRemoved(undefined);
        }}
        onEnd={() => {
          setRemoved(undefined);
        }}
      />
    ),
  };
}
