import type { Locale } from '../contract/common.ts';
import type { CallCode } from '../contract/identity.ts';
import type { Http } from '../http';

/** Code for a caller whom the bot check refused; office only. */
export async function issueCallCode(
  http: Http,
  input: { readonly phone_number: string; readonly ref_code: string; readonly locale: Locale },
): Promise<CallCode> {
  const { locale, ...asked } = input;
  const config = { baseURL: '/api/admin/v1', params: { locale } };
  return (await http.post<CallCode>('/call-codes', asked, config)).data;
}
