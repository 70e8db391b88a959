import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from '@/lib/i18n/use-locale';
import { messagesQuery } from '@/lib/conversations/queries';

/**
 * Id of the last message of the member that the desk shows, 0 if there is none, undefined while messages load.
 * A decision names it, so that nothing is decided that the member has said more about (`docs/product/consultation.md`, "The desk").
 */
export function useSeen(id: number): number | undefined {
  const seat = { side: 'desk', id, locale: useLocale() } as const;
  const { data } = useQuery(messagesQuery(seat, useQueryClient()));
  return data && (data.findLast(({ from }) => from === 'member')?.id ?? 0);
}
