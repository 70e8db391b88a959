'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { BilingualFields } from '@/components/office/form/bilingual-fields';
import { OfficeForm } from '@/components/office/form/office-form';
import { useOfficeForm } from '@/components/office/form/use-office-form';
import { TextField } from '@/components/ui/text-field';
import { useLocale } from '@/lib/i18n/use-locale';
import type { OfficeTree, ShelfNames } from '@/lib/shelves/contract-categories';
import { officeTreeKey, saveShelf } from '@/lib/shelves/queries-categories';
import { useUi } from '@/stores/ui';
import { nameOf, useKeepTree } from './shelf';

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

/** Names of a category or a department, with the slug of a department. */
export function NamesForm(props: NamesFormProps) {
  const { shelf } = props;
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `shelves.${name}` });
  const edit = useNamesForm(props);
  const { form } = edit;
  const control = (name: keyof Values) => ({
    label: text(`field.${name}`),
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  return (
    <OfficeForm edit={edit} saveLabel={text('save')} label={nameOf(shelf, locale)}>
      <BilingualFields th={control('name_th')} en={control('name_en')} />
      {shelf.slug !== undefined && (
        <TextField
          {...control('slug')}
          hint={text('hint.slugChange')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          lang="en"
        />
      )}
    </OfficeForm>
  );
}

/** Without a slug in the form of a category. */
type Values = ShelfNames & { readonly slug?: string };

const FIELDS = ['name_th', 'name_en', 'slug'] as const;
const asTyped: Resolver<Values> = (values) => ({ values, errors: {} });

function useNamesForm({ kind, shelf, onSaved }: NamesFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const keep = useKeepTree();
  const { id, version, name_en, name_th, slug } = shelf;
  const saved = useMemo(
    () => ({ name_en, name_th, ...(slug === undefined ? {} : { slug }) }),
    [name_en, name_th, slug],
  );
  const fields = useMemo(
    () =>
      FIELDS.filter((name) => name in saved).map((name) => ({
        ...{ name, label: intl.formatMessage({ id: `shelves.field.${name}` }), show: String },
      })),
    [intl, saved],
  );
  return useOfficeForm<Values>({
    ...{ thing: `${kind} ${String(id)}`, saved, version, fields, resolver: asTyped },
    save: async (values, seen) => {
      const tree = await saveShelf(locale, { kind, id, version: seen }, values);
      useUi.getState().showToast(intl.formatMessage({ id: 'shelves.saved' }));
      keep(tree);
      onSaved();
      return versionIn(tree, kind, id) ?? seen;
    },
    refresh: () => queries.invalidateQueries({ queryKey: officeTreeKey }),
  });
}

function versionIn({ entities }: OfficeTree, kind: NamesFormProps['kind'], id: number) {
  const all = kind === 'category' ? entities : entities.flatMap((one) => one.departments);
  return all.find((one) => one.id === id)?.version;
}
