import type { Http } from '../api/http';
import type { Locale } from '../i18n/locale';
import type {
  AttributeFacts,
  NewAttribute,
  OfficeAttribute,
  OfficeAttributes,
} from './contract-attributes';

const baseURL = '/api/admin/v1';
const urlOf = (key: string) => `/attributes/${key}`;

/** An attribute as it was read. */
export interface SeenAttribute {
  readonly key: string;
  readonly version: string;
}

export async function getOfficeAttributes(http: Http): Promise<OfficeAttributes> {
  return (await http.get<OfficeAttributes>('/attributes', { baseURL })).data;
}

export async function getOfficeAttribute(
  http: Http,
  key: string,
  locale: Locale,
): Promise<OfficeAttribute> {
  return (await http.get<OfficeAttribute>(urlOf(key), { baseURL, params: { locale } })).data;
}

export async function addAttribute(
  http: Http,
  attribute: NewAttribute,
  locale: Locale,
): Promise<OfficeAttribute> {
  const config = { baseURL, params: { locale } };
  return (await http.post<OfficeAttribute>('/attributes', attribute, config)).data;
}

export async function changeAttribute(
  http: Http,
  { key, version }: SeenAttribute,
  facts: AttributeFacts,
  locale: Locale,
): Promise<OfficeAttribute> {
  const config = { baseURL, params: { locale } };
  return (await http.put<OfficeAttribute>(urlOf(key), { ...facts, version }, config)).data;
}

/** @param seen with the version of the order */
export async function moveAttribute(
  http: Http,
  { key, version }: SeenAttribute,
  position: number,
  locale: Locale,
): Promise<OfficeAttributes> {
  const config = { baseURL, params: { locale } };
  const body = { position, version };
  return (await http.post<OfficeAttributes>(`${urlOf(key)}/move`, body, config)).data;
}

export async function removeAttribute(
  http: Http,
  { key, version }: SeenAttribute,
  locale: Locale,
): Promise<void> {
  await http.delete(urlOf(key), { baseURL, params: { locale, version } });
}
