import { queryOptions } from '@tanstack/react-query';
import {
  createAddress,
  findByZipcode,
  getAddresses,
  getDistricts,
  getProvinces,
  getSubDistricts,
} from './calls';
import type { AddressInput } from './contract';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { bookKey } from './queries-books';

export function addressesQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...bookKey('addresses'), locale],
    queryFn: async () => getAddresses(await http(), locale),
  });
}

export function createAddressMutation(locale: Locale) {
  return {
    mutationFn: async (input: AddressInput) => createAddress(await http(), input, locale),
  };
}

const GEO = { staleTime: Infinity };

export function provincesQuery(locale: Locale) {
  return queryOptions({
    ...GEO,
    queryKey: ['geo', 'provinces', locale],
    queryFn: async () => getProvinces(await http(), locale),
  });
}

export function districtsQuery(locale: Locale, province: string) {
  return queryOptions({
    ...GEO,
    queryKey: ['geo', 'districts', province, locale],
    queryFn: async () => getDistricts(await http(), province, locale),
    enabled: province !== '',
  });
}

export function subDistrictsQuery(locale: Locale, district: string) {
  return queryOptions({
    ...GEO,
    queryKey: ['geo', 'sub-districts', district, locale],
    queryFn: async () => getSubDistricts(await http(), district, locale),
    enabled: district !== '',
  });
}

export function zipcodeQuery(locale: Locale, zipcode: string) {
  return queryOptions({
    ...GEO,
    queryKey: ['geo', 'zipcode', zipcode, locale],
    queryFn: async () => findByZipcode(await http(), zipcode, locale),
    enabled: /^\d{5}$/.test(zipcode),
  });
}
