import { queryOptions } from '@tanstack/react-query';
import type { VatAddressInput } from '../api/contract/vat-addresses';
import { createVatAddress, getVatAddresses } from '../api/endpoints/vat-addresses';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { bookKey } from './address-books';

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
