import { lazy, Suspense } from 'react';
import type { ConversationDetail } from '@/lib/conversations/contract';
import type { Side } from '@/lib/conversations/calls';

const Referrals = lazy(() => import('./referrals').then((part) => ({ default: part.Referrals })));

interface LateReferralsProps {
  readonly side: Side;
  readonly conversation: Pick<ConversationDetail, 'id' | 'turns'>;
}

/** Letters are rare: they are asked for where the conversation says that there is one. */
export function LateReferrals({ side, conversation: { id, turns } }: LateReferralsProps) {
  if (!turns.some(({ act }) => act === 'referred')) return null;
  return (
    <Suspense>
      <Referrals side={side} id={id} />
    </Suspense>
  );
}
