import type { Address, AddressInput } from './contract.ts';
import type { Locale } from '../api/contract.ts';
import type { Region, RegionMatch } from '../regions/contract.ts';
import type { Http } from '../api/http';

export async function getAddresses(http: Http, locale: Locale): Promise<Address[]> {
  const { data } = await http.get<{ entities: Address[] }>('/me/addresses', { params: { locale } });
  return data.entities;
}

export async function createAddress(
  http: Http,
  input: AddressInput,
  locale: Locale,
): Promise<Address> {
  return (await http.post<Address>('/me/addresses', input, { params: { locale } })).data;
}

export async function getProvinces(http: Http, locale: Locale): Promise<Region[]> {
  return (await http.get<{ entities: Region[] }>('/geo/provinces', { params: { locale } })).data
    .entities;
}

export async function getDistricts(http: Http, code: string, locale: Locale): Promise<Region[]> {
  const { data } = await http.get<{ entities: Region[] }>(`/geo/provinces/${code}/districts`, {
    params: { locale },
  });
  return data.entities;
}

export async function getSubDistricts(http: Http, code: string, locale: Locale): Promise<Region[]> {
  const { data } = await http.get<{ entities: Region[] }>(`/geo/districts/${code}/sub-districts`, {
    params: { locale },
  });
  return data.entities;
}

/** Sub-districts of a zipcode; none is an empty list instead of the service's 404. */
export async function findByZipcode(
  http: Http,
  zipcode: string,
  locale: Locale,
): Promise<RegionMatch[]> {
  const { data, status } = await http.get<{ entities?: RegionMatch[] }>('/geo/lookup', {
    params: { zipcode, locale },
    validateStatus: (code) => code === 200 || code === 404,
  });
  return status === 404 ? [] : (data.entities ?? []);
}
