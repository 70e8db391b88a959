'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { showRefusals } from '@/components/addresses/use-submit';
import type { AddressBook } from '@/lib/addresses/calls-books';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo, type PlainPath } from '@/lib/pages/path-to';
import { bookKey, saveEntryMutation } from '@/lib/addresses/queries-books';
import { useUi } from '@/stores/ui';

interface Editing<Values extends FieldValues> {
  /** Id of the entry; undefined for a new one. */
  readonly id: number | undefined;
  readonly form: UseFormReturn<Values>;
}

/** Saves an entry of a book and goes back to the list. */
export function useSaveEntry<Book extends AddressBook, Values extends FieldValues>(
  book: Book,
  listPath: PlainPath,
  { id, form }: Editing<Values>,
) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  const leave = () => {
    router.push(pathTo(locale, listPath));
  };
  const save = useMutation({
    ...saveEntryMutation(book, locale, id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: bookKey(book) });
      useUi.getState().showToast(intl.formatMessage({ id: 'members.saved' }));
      leave();
    },
    onError: (failure) => {
      showRefusals(form, failure);
    },
  });
  return { save, leave };
}
