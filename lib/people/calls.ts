import { OR_ABSENT } from '../api/absent';
import type { Http } from '../api/http';
import type { Locale } from '../i18n/locale';
import type { NewTotp, RecoveryCodes, SecondFactor } from './contract-second-factor';

const baseURL = '/api/admin/v1';

/** Null if the service has no second factor. */
export async function getSecondFactor(http: Http): Promise<SecondFactor | null> {
  const { status, data } = await http.get<SecondFactor>('/second-factor', {
    baseURL,
    ...OR_ABSENT,
  });
  return status === 404 ? null : data;
}

export async function beginTotp(http: Http, locale: Locale): Promise<NewTotp> {
  const params = { locale };
  return (await http.post<NewTotp>('/second-factor/totp', {}, { baseURL, params })).data;
}

export async function confirmTotp(
  http: Http,
  code: string,
  locale: Locale,
): Promise<RecoveryCodes> {
  const url = '/second-factor/totp/confirm';
  const params = { locale };
  return (await http.post<RecoveryCodes>(url, { code }, { baseURL, params })).data;
}

/** @param code of the authenticator app, or a recovery code */
export async function showSecondFactor(http: Http, code: string, locale: Locale): Promise<void> {
  await http.post('/second-factor/show', { code }, { baseURL, params: { locale } });
}

export async function removeTotp(http: Http, version: string, locale: Locale): Promise<void> {
  await http.delete('/second-factor/totp', { baseURL, params: { locale, version } });
}

/** New recovery codes in place of the old ones. */
export async function renewRecoveryCodes(
  http: Http,
  version: string,
  locale: Locale,
): Promise<RecoveryCodes> {
  const url = '/second-factor/recovery-codes';
  const params = { locale };
  return (await http.post<RecoveryCodes>(url, { version }, { baseURL, params })).data;
}

/** @param token of the invitation's link */
export async function acceptInvitation(http: Http, token: string, locale: Locale): Promise<void> {
  await http.post('/me/invitation', { token }, { params: { locale } });
}
