import { queryOptions } from '@tanstack/react-query';
import type { VatAddressInput } from './contract-vat';
import { createVatAddress, getVatAddresses } from './calls-vat';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { bookKey } from './queries-books';

export function vatAddressesQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...bookKey('vat-addresses'), locale],
    queryFn: async () => getVatAddresses(await http(), locale),
  });
}

export function createVatAddressMutation(locale: Locale) {
  return {
    mutationFn: async (input: VatAddressInput) => createVatAddress(await http(), input, locale),
  };
}
