'use client';

import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { BilingualFields } from '@/components/office/form/bilingual-fields';
import { FormBar } from '@/components/office/form/form-bar';
import { useOfficeForm } from '@/components/office/form/use-office-form';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { useLocale } from '@/lib/i18n/use-locale';
import type { OfficeTree, ShelfNames } from '@/lib/shelves/contract-categories';
import { officeTreeKey, saveNames } from '@/lib/shelves/queries-categories';
import { useUi } from '@/stores/ui';
import { nameOf } from './name-of';
import styles from './shelves.module.scss';
import { useKeepTree } from './use-keep-tree';

const MergeDialog = lazy(() =>
  import('@/components/office/form/merge-dialog').then((part) => ({ default: part.MergeDialog })),
);

/** A category, or a department with its slug. */
export interface Shelf extends ShelfNames {
  readonly id: number;
  readonly version: string;
  readonly slug?: string;
}

interface NamesFormProps {
  readonly kind: 'category' | 'department';
  readonly shelf: Shelf;
  readonly onSaved: () => void;
}

/** Names of a category or a department. A slug stands in addresses, so it is shown alone. */
export function NamesForm(props: NamesFormProps) {
  const { shelf } = props;
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `shelves.${name}` });
  const edit = useNamesForm(props);
  const { form, error, fields } = edit;
  const control = (name: keyof ShelfNames) => ({
    label: text(`field.${name}`),
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  return (
    <form
      className={styles.form}
      aria-label={nameOf(shelf, locale)}
      noValidate
      onSubmit={(event) => void edit.submit(event)}
    >
      <BilingualFields th={control('name_th')} en={control('name_en')} />
      {shelf.slug !== undefined && (
        <TextField
          label={text('field.slug')}
          hint={text('hint.fixed')}
          value={shelf.slug}
          readOnly
        />
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {error.message}
        </Notice>
      )}
      <FormBar
        changed={edit.changed.map(({ label }) => label)}
        saveLabel={text('save')}
        busy={edit.busy}
        onDiscard={edit.discard}
      />
      {edit.merge && (
        <Suspense>
          <MergeDialog
            merge={edit.merge}
            fields={fields}
            busy={edit.busy}
            onClose={edit.endMerge}
            onSave={(taken) => void edit.saveMerged(taken)}
          />
        </Suspense>
      )}
    </form>
  );
}

const FIELDS = ['name_th', 'name_en'] as const;
const asTyped: Resolver<ShelfNames> = (values) => ({ values, errors: {} });

function useNamesForm({ kind, shelf, onSaved }: NamesFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const keep = useKeepTree();
  const { id, version, name_en, name_th } = shelf;
  const saved = useMemo(() => ({ name_en, name_th }), [name_en, name_th]);
  const fields = useMemo(
    () =>
      FIELDS.map((name) => ({
        ...{ name, label: intl.formatMessage({ id: `shelves.field.${name}` }), show: String },
      })),
    [intl],
  );
  const edit = useOfficeForm<ShelfNames>({
    ...{ thing: `${kind} ${String(id)}`, saved, version, fields, resolver: asTyped },
    save: async (values, seen) => {
      const tree = await saveNames(locale, { kind, id, version: seen }, values);
      useUi.getState().showToast(intl.formatMessage({ id: 'shelves.saved' }));
      keep(tree);
      onSaved();
      return versionIn(tree, kind, id) ?? seen;
    },
    refresh: () => queries.invalidateQueries({ queryKey: officeTreeKey }),
  });
  return { ...edit, fields };
}

function versionIn({ entities }: OfficeTree, kind: NamesFormProps['kind'], id: number) {
  const all = kind === 'category' ? entities : entities.flatMap((one) => one.departments);
  return all.find((one) => one.id === id)?.version;
}
