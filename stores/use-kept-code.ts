import { useState } from 'react';
import { useAuth } from './auth';
import { keepDraft, recallDraft } from './drafts';

/** Typed coupon code, not applied yet. Shared by cart and checkout, and kept on reload. */
export function useKeptCode() {
  const memberId = useAuth((state) => state.user?.id ?? null);
  const [code, setText] = useState(() => recallDraft('coupon_code', memberId)['code'] ?? '');
  const setCode = (text: string) => {
    setText(text);
    keepDraft('coupon_code', memberId, { code: text });
  };
  return { code, setCode };
}
