import {
  chooseDefaultEntry,
  removeEntry,
  saveEntry,
  type AddressBook,
  type AddressBooks,
} from './calls-books';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** Key prefix of all queries of an address book. */
export function bookKey(book: AddressBook) {
  return [book] as const;
}

/** @param id entry to change; undefined creates one */
export function saveEntryMutation<Book extends AddressBook>(
  book: Book,
  locale: Locale,
  id?: number,
) {
  return {
    mutationFn: async (input: AddressBooks[Book]['input']) =>
      saveEntry(await http(), book, { id, input, locale }),
    retry: false,
  };
}

export function removeEntryMutation(book: AddressBook, locale: Locale) {
  return {
    mutationFn: async (id: number) => removeEntry(await http(), book, { id, locale }),
    retry: false,
  };
}

export function chooseDefaultMutation(book: AddressBook, locale: Locale) {
  return {
    mutationFn: async (id: number) => chooseDefaultEntry(await http(), book, { id, locale }),
    retry: false,
  };
}
