import { useState } from 'react';
import { useAuth } from '@/stores/auth';
import { keepDraft, recallDraft } from '@/stores/drafts';

/** Text of a conversation that is not sent yet: a reload keeps it for this member in this tab, the sign-out drops it. */
export function useKeptText(place: string): [string, (text: string) => void] {
  const memberId = useAuth((state) => state.user?.id ?? null);
  const [text, setText] = useState(() => recallDraft('conversation', memberId)[place] ?? '');
  const change = (next: string) => {
    setText(next);
    const { [place]: _, ...others } = recallDraft('conversation', memberId);
    keepDraft('conversation', memberId, next === '' ? others : { ...others, [place]: next });
  };
  return [text, change];
}
