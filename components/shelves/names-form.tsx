'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { BilingualFields } from '@/components/office/form/bilingual-fields';
import { OfficeForm } from '@/components/office/form/office-form';
import { useOfficeForm } from '@/components/office/form/use-office-form';
import { PictureField } from '@/components/office/pictures/picture-field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { useLocale } from '@/lib/i18n/use-locale';
import type { OfficeCategory, OfficeTree } from '@/lib/shelves/contract-categories';
import type { ShelfFacts } from '@/lib/shelves/calls-categories';
import { officeTreeKey, saveShelf } from '@/lib/shelves/queries-categories';
import { useUi } from '@/stores/ui';
import { nameOf, useKeepTree } from './shelf';

/** A category or a department as it was read. */
export interface Shelf extends ShelfFacts {
  readonly id: number;
  readonly version: string;
}

interface NamesFormProps {
  readonly kind: 'category' | 'department';
  readonly shelf: Shelf;
  /** Categories that a department can be put into. */
  readonly categories: readonly OfficeCategory[];
  readonly onSaved: () => void;
}

/** Names of a category or a department, with the slug and the category of a department. */
export function NamesForm(props: NamesFormProps) {
  const { shelf, categories } = props;
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `shelves.${name}` });
  const edit = useNamesForm(props);
  const { form } = edit;
  const control = (name: 'name_th' | 'name_en' | 'slug') => ({
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
      {shelf.category_id !== undefined && (
        <SelectField
          label={text('field.category_id')}
          hint={text('hint.category')}
          error={form.formState.errors.category_id?.message}
          {...form.register('category_id', { valueAsNumber: true })}
        >
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {nameOf(category, locale)}
            </option>
          ))}
        </SelectField>
      )}
      {edit.values.picture !== undefined && (
        <PictureField
          label={text('field.picture')}
          hint={text('hint.picture')}
          error={form.formState.errors.picture?.message}
          value={edit.values.picture}
          mayWrite
          onChange={(file) => {
            form.setValue('picture', file);
          }}
        />
      )}
    </OfficeForm>
  );
}

const FIELDS = ['name_th', 'name_en', 'slug', 'category_id', 'picture'] as const;
const asTyped: Resolver<ShelfFacts> = (values) => ({ values, errors: {} });

function useNamesForm({ kind, shelf, categories, onSaved }: NamesFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const keep = useKeepTree();
  const { id, version, name_en, name_th, slug, category_id, picture } = shelf;
  const saved = useMemo(
    () => ({
      ...{ name_en, name_th },
      ...(slug === undefined ? {} : { slug }),
      ...(category_id === undefined ? {} : { category_id }),
      ...(picture === undefined ? {} : { picture }),
    }),
    [name_en, name_th, slug, category_id, picture],
  );
  const fields = useMemo(() => {
    const shown: Readonly<Partial<Record<keyof ShelfFacts, (value: unknown) => string>>> = {
      category_id: (value) => {
        const category = categories.find((one) => one.id === value);
        return category ? nameOf(category, locale) : String(value);
      },
      picture: (value) =>
        intl.formatMessage({ id: value === null ? 'shelves.noPicture' : 'shelves.onePicture' }),
    };
    return FIELDS.filter((name) => name in saved).map((name) => ({
      ...{ name, label: intl.formatMessage({ id: `shelves.field.${name}` }) },
      show: shown[name] ?? String,
    }));
  }, [intl, locale, categories, saved]);
  return useOfficeForm<ShelfFacts>({
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
