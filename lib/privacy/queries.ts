import { queryOptions } from '@tanstack/react-query';
import { http } from '../api/http';
import type { AskedDataRequest, DataRequest, OtpProof } from './contract';
import type { Locale } from '../i18n/locale';

/** Data export as a human-readable file. */
export async function readCopy(proof: OtpProof, locale: Locale): Promise<Blob> {
  const client = await http();
  const { data } = await client.post<unknown>('/me/export', proof, { params: { locale } });
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}

/** Correction requests of the member, newest first. */
export function correctionsQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['data-requests', locale],
    queryFn: async () => {
      const { data } = await (
        await http()
      ).get<{ entities: DataRequest[] }>('/me/data-requests', { params: { locale } });
      return data.entities.filter(({ type, note }) => type === 'rectify' && note !== '');
    },
    staleTime: 0,
  });
}

export function correctionMutation(locale: Locale) {
  return {
    mutationFn: async (note: string) => {
      const asked: AskedDataRequest = { type: 'rectify', note };
      await (await http()).post('/me/data-requests', asked, { params: { locale } });
    },
    retry: false,
  };
}

/** Erases the account and ends every sign-in. */
export async function eraseAccount(proof: OtpProof, locale: Locale): Promise<void> {
  const asked: AskedDataRequest = { type: 'erase', ...proof };
  await (await http()).post('/me/data-requests', asked, { params: { locale } });
}
