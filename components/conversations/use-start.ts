import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import type { NewConversation } from '@/lib/conversations/contract-asking';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { refreshConversation, startConversation } from '@/lib/conversations/queries';

interface Start {
  readonly ask: () => Promise<NewConversation>;
  readonly onStarted: (conversation: number) => void;
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void;
}

/** Opens the conversation, and leads there. */
export function useStart({ ask, onStarted, onRefused }: Start) {
  const locale = useLocale();
  const router = useRouter();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => startConversation(await ask(), locale),
    retry: false,
    onError: (failure) => {
      onRefused(normalizeError(failure).fields);
    },
    onSuccess: async ({ id }) => {
      onStarted(id);
      await refreshConversation(client);
      router.replace(pathTo(locale, '/pharmacy/consult/:conversation', { conversation: id }));
    },
  });
}
