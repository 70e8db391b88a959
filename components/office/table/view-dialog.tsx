'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FormDialog } from '@/components/office/form/form-dialog';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/text-field';
import { normalizeError } from '@/lib/api/error';
import type { SavedView, ViewName } from '@/lib/views/contract';
import { VIEW_NAME_LENGTH, type ViewList } from '@/lib/views/contract-values';
import { renameViewMutation, saveViewMutation, viewsKey } from '@/lib/views/queries';
import { useUi } from '@/stores/ui';

interface ViewDialogProps {
  /** The view that is renamed; undefined: a new one. */
  readonly saved: SavedView | undefined;
  readonly list: ViewList;
  readonly query: string;
  readonly onClose: () => void;
}

/** Name of a saved view, and whether colleagues see it. */
export function ViewDialog({ saved, list, query, onClose }: ViewDialogProps) {
  const intl = useIntl();
  const queries = useQueryClient();
  const text = (name: string) => intl.formatMessage({ id: `office.views.${name}` });
  const form = useForm<ViewName>({
    defaultValues: { name: saved?.name ?? '', shared: saved?.shared ?? false },
  });
  const save = useMutation({
    mutationFn: (name: ViewName) =>
      saved
        ? renameViewMutation.mutationFn({ ...name, id: saved.id })
        : saveViewMutation.mutationFn({ ...name, list, query }),
    retry: false,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: viewsKey });
      useUi.getState().showToast(text('saved'));
      onClose();
    },
  });
  const refusal = save.error ? normalizeError(save.error) : undefined;
  return (
    <FormDialog
      title={text(saved ? 'change' : 'save')}
      submitLabel={text('confirm')}
      busy={save.isPending}
      refusal={refusal}
      fields={['name']}
      onSubmit={form.handleSubmit((name) => {
        save.mutate(name);
      })}
      onClose={onClose}
    >
      <p>{text('hint')}</p>
      <TextField
        label={text('name')}
        maxLength={VIEW_NAME_LENGTH}
        autoComplete="off"
        error={refusal?.fields['name']}
        {...form.register('name')}
      />
      <Checkbox label={text('shared')} {...form.register('shared')} />
    </FormDialog>
  );
}
