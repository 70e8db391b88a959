import { useRouter } from 'next/navigation';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { ConversationDetail } from '@/lib/conversations/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { useAuth } from '@/stores/auth';
import { keepDraft } from '@/stores/drafts';
import { answersOf } from './intake';

/** Opens the form with the answers of a conversation that ended. */
export function AskAgain({ conversation }: { readonly conversation: ConversationDetail }) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const memberId = useAuth((state) => state.user?.id ?? null);
  return (
    <Button
      onClick={() => {
        keepDraft('consultation', memberId, { ...answersOf(conversation) });
        router.push(pathTo(locale, '/pharmacy/consult'));
      }}
    >
      {intl.formatMessage({ id: 'conversations.again' })}
    </Button>
  );
}
