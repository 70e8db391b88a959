import type { Http } from '../api/http';
import type { Locale } from '../i18n/locale';
import type {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from './contract-passkeys';
import type { RecoveryCodes } from './contract-second-factor';

const baseURL = '/api/admin/v1';
const url = '/second-factor/passkeys';
const showUrl = '/second-factor/show/passkey';

/** The caller's own. */
export async function getPasskeys(http: Http): Promise<readonly Passkey[]> {
  return (await http.get<{ entities: Passkey[] }>(url, { baseURL })).data.entities;
}

export async function beginPasskey(http: Http, locale: Locale): Promise<PasskeyCreation> {
  const params = { locale };
  return (await http.post<PasskeyCreation>(`${url}/begin`, {}, { baseURL, params })).data;
}

export async function addPasskey(
  http: Http,
  passkey: NewPasskey,
  locale: Locale,
): Promise<RecoveryCodes> {
  return (await http.post<RecoveryCodes>(url, passkey, { baseURL, params: { locale } })).data;
}

export async function beginShowPasskey(http: Http, locale: Locale): Promise<PasskeyRequest> {
  const params = { locale };
  return (await http.post<PasskeyRequest>(`${showUrl}/begin`, {}, { baseURL, params })).data;
}

export async function showPasskey(http: Http, proof: PasskeyProof, locale: Locale): Promise<void> {
  await http.post(showUrl, proof, { baseURL, params: { locale } });
}

/** A passkey by its new name. */
export type PasskeyName = Pick<Passkey, 'id' | 'name' | 'version'>;

export async function renamePasskey(
  http: Http,
  { id, name, version }: PasskeyName,
  locale: Locale,
): Promise<void> {
  await http.put(`${url}/${id}`, { name, version }, { baseURL, params: { locale } });
}

export async function removePasskey(
  http: Http,
  { id, version }: Pick<Passkey, 'id' | 'version'>,
  locale: Locale,
): Promise<void> {
  await http.delete(`${url}/${id}`, { baseURL, params: { locale, version } });
}
