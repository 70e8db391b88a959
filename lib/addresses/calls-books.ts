import type { Address, AddressInput } from './contract.ts';
import type { Locale } from '../api/contract.ts';
import type { VatAddress, VatAddressInput } from './contract-vat.ts';
import type { Http } from '../api/http';

/** The two address books of a member: types of entry and input. */
export interface AddressBooks {
  readonly addresses: { readonly entry: Address; readonly input: AddressInput };
  readonly 'vat-addresses': { readonly entry: VatAddress; readonly input: VatAddressInput };
}
export type AddressBook = keyof AddressBooks;

/** Creates an entry, or updates the one with `id`. */
export async function saveEntry<Book extends AddressBook>(
  http: Http,
  book: Book,
  {
    id,
    input,
    locale,
  }: { id: number | undefined; input: AddressBooks[Book]['input']; locale: Locale },
): Promise<AddressBooks[Book]['entry']> {
  const [method, path] =
    id === undefined
      ? (['post', `/me/${book}`] as const)
      : (['patch', `/me/${book}/${String(id)}`] as const);
  const { data } = await http[method]<AddressBooks[Book]['entry']>(path, input, {
    params: { locale },
  });
  return data;
}

export async function removeEntry(
  http: Http,
  book: AddressBook,
  { id, locale }: { id: number; locale: Locale },
): Promise<void> {
  await http.delete(`/me/${book}/${String(id)}`, { params: { locale } });
}

export async function chooseDefaultEntry(
  http: Http,
  book: AddressBook,
  { id, locale }: { id: number; locale: Locale },
): Promise<void> {
  await http.post(`/me/${book}/${String(id)}/default`, undefined, { params: { locale } });
}
