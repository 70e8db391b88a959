import { http } from '../api/http';
import type { AskedDataRequest } from '../api/contract/privacy';
import type { Locale } from '../i18n/locale';

/** A file that people can read, too. */
export const exportMutation = {
  mutationFn: async () => {
    const { data } = await (await http()).get<unknown>('/me/export');
    return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  },
  retry: false,
};

/** The account is gone afterwards, and every sign-in with it. */
export function eraseMutation(locale: Locale) {
  return {
    mutationFn: async (proof: Pick<AskedDataRequest, 'otp_id' | 'code'>) => {
      const asked: AskedDataRequest = { type: 'erase', ...proof };
      await (await http()).post('/me/data-requests', asked, { params: { locale } });
    },
    retry: false,
  };
}
