'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useIntl } from 'react-intl';
import type { AddressBook } from '@/lib/api/endpoints/address-books';
import { normalizeError } from '@/lib/api/error';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { saveEntryMutation } from '@/lib/queries/address-books';
import { useUi } from '@/stores/ui';

interface Editing {
  /** Of the entry that is changed; undefined for a new one. */
  readonly id: number | undefined;
  /** Shows a refusal at its field. */
  readonly refuse: (name: string, message: string) => void;
}

/** Saves an entry of a book and goes back to the list. */
export function useSaveEntry<Book extends AddressBook>(
  book: Book,
  listPath: string,
  { id, refuse }: Editing,
) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  const leave = () => {
    router.push(localePath(locale, listPath));
  };
  const save = useMutation({
    ...saveEntryMutation(book, locale, id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [book] });
      useUi.getState().showToast(intl.formatMessage({ id: 'account.saved' }));
      leave();
    },
    onError: (failure) => {
      for (const [name, message] of Object.entries(normalizeError(failure).fields)) {
        refuse(name, message);
      }
    },
  });
  return { save, leave };
}
