import { lazy, Suspense } from 'react';
import type { ConversationDetail } from '@/lib/conversations/contract';

const FollowUp = lazy(() =>
  import('./follow-up-card').then((part) => ({ default: part.FollowUpCard })),
);

interface LateFollowUpProps {
  readonly conversation: ConversationDetail;
}

/** The question of how the patient is, where the summary plans one. */
export function LateFollowUp({ conversation }: LateFollowUpProps) {
  if (conversation.summary?.follow_up_days === undefined) return null;
  return (
    <Suspense>
      <FollowUp conversation={conversation} />
    </Suspense>
  );
}
