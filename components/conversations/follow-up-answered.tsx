import { useRouter } from 'next/navigation';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ConversationDetail } from '@/lib/conversations/contract';
import type { FollowUp } from '@/lib/follow-ups/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { useAuth } from '@/stores/auth';
import { keepDraft } from '@/stores/drafts';
import { answersOf } from './intake';

const INTAKE_LENGTH = 1_000;

interface FollowUpAnsweredProps {
  readonly conversation: ConversationDetail;
  readonly answer: NonNullable<FollowUp['answer']>;
}

/** Answer of the member; `worse` leads to a new conversation with the earlier answers. */
export function FollowUpAnswered({ conversation, answer }: FollowUpAnsweredProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `follow-ups.${name}` });
  const feeling = text(`feeling.${answer.feeling}`);
  return (
    <>
      <p>{intl.formatMessage({ id: 'follow-ups.answered' }, { feeling })}</p>
      {answer.text !== '' && <p>{answer.text}</p>}
      {answer.feeling === 'better' && <p>{text('thanks')}</p>}
      {answer.feeling === 'same' && <p>{text('sameHint')}</p>}
      {answer.feeling === 'worse' && (
        <>
          <Notice tone="warning">{text('worseHint')}</Notice>
          <AskNow conversation={conversation} words={answer.text} />
        </>
      )}
    </>
  );
}

interface AskNowProps extends Pick<FollowUpAnsweredProps, 'conversation'> {
  readonly words: string;
}

function AskNow({ conversation, words }: AskNowProps) {
  const intl = useIntl();
  const locale = useLocale();
  const router = useRouter();
  const memberId = useAuth((state) => state.user?.id ?? null);
  return (
    <Button
      onClick={() => {
        const told = answersOf(conversation);
        const now = [intl.formatMessage({ id: 'follow-ups.again' }), words, told.text];
        const all = now.filter(Boolean).join('\n').slice(0, INTAKE_LENGTH);
        keepDraft('consultation', memberId, { ...told, text: all });
        router.push(pathTo(locale, '/pharmacy/consult'));
      }}
    >
      {intl.formatMessage({ id: 'follow-ups.askNow' })}
    </Button>
  );
}
