import type { Locale } from '../api/contract.ts';
import type { VatAddress, VatAddressInput } from './contract-vat.ts';
import type { Http } from '../api/http';

export async function getVatAddresses(http: Http, locale: Locale): Promise<VatAddress[]> {
  const { data } = await http.get<{ entities: VatAddress[] }>('/me/vat-addresses', {
    params: { locale },
  });
  return data.entities;
}

export async function createVatAddress(
  http: Http,
  input: VatAddressInput,
  locale: Locale,
): Promise<VatAddress> {
  return (await http.post<VatAddress>('/me/vat-addresses', input, { params: { locale } })).data;
}
