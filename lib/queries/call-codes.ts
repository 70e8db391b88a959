import { issueCallCode } from '../api/endpoints/call-codes';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

export function issueCallCodeMutation(locale: Locale) {
  return {
    mutationFn: async (asked: { readonly phone_number: string; readonly ref_code: string }) =>
      issueCallCode(await http(), { ...asked, locale }),
    retry: false,
  };
}
